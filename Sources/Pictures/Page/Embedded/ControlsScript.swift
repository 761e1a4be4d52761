/// Buttons and keys: controls.js without comments and needless spaces.
let controlsScript = #"""
    const isWide=matchMedia('(min-width: 900px)');
    const goBack=()=>{
    if(current?.back==null)return;
    tour=null;
    show(backOf(current));
    play();
    };
    const toggle=()=>(isPlaying?pause():start());
    const step=(part)=>{pause();seek(time+part*duration);writeFragment();};
    let found=[];
    let foundPlace=0;
    function search(){
    const text=find('filter').value.trim().toLowerCase();
    const words=text.split(/\s+/).filter(Boolean);
    const has=(part,words)=>words.every((word)=>part.toLowerCase().includes(word));
    const rows=all('#list li').filter((row)=>row.closest('ol')?.checkVisibility()!==false);
    let lines=0;
    for(const row of rows){
    row.classList.toggle('out',!has(row.textContent,words));
    lines+=row.matches('.out')?0:1;
    }
    found=text?all(`${shown} .card[data-screen]`).filter(
    (card)=>words.some((word)=>screenOf(card).name.toLowerCase().includes(word))):[];
    foundPlace=0;
    for(const card of all('.card[data-screen]')){
    card.classList.toggle('dim',text!==''&&!found.includes(card));
    }
    goTo(0);
    const screens=`${found.length} screen${found.length === 1 ? '' : 's'}`;
    say('found',!text?'':found.length+lines
    ?`${screens}, ${lines} in the list`:`Nothing contains “${text}”`);
    }
    function goTo(step){
    if(!found.length){
    mark('found');
    return;
    }
    foundPlace=(foundPlace+step+found.length)% found.length;
    mark('found');
    found[foundPlace].classList.add('found');
    reveal([found[foundPlace]]);
    if(step)say('found',`${foundPlace + 1} of ${found.length}: ${screenOf(found[foundPlace]).name}`);
    }
    function key(event){
    if(event.ctrlKey||event.metaKey||event.altKey)return;
    const{target}=event;
    const svg=target.closest?.('svg');
    if(event.key==='Escape'){
    document.body.classList.remove('whole');
    if(find('from'))choosePair('','');
    svgShown()?.focus({preventScroll:true});
    return;
    }
    if(target.id==='filter'){
    if(event.key==='Enter'){event.preventDefault();goTo(event.shiftKey?-1:1);}
    if(event.key==='ArrowDown'){
    event.preventDefault();
    all('#list li:not(.out) .play').find((button)=>button.checkVisibility())?.focus();
    }
    return;
    }
    if(event.key==='/'&&!target.closest?.('input, select')){
    event.preventDefault();
    find('filter').focus();
    return;
    }
    if(svg&&graphKey(event,svg)){event.preventDefault();return;}
    if(target.closest?.('input:not(#time), select, button, summary')||!current)return;
    const part=event.shiftKey?0.1:0.01;
    const actions={
    ' ':toggle,b:goBack,ArrowLeft:()=>step(-part),ArrowRight:()=>step(part),
    Home:()=>step(-1),End:()=>step(1),
    r:()=>find('reduced').click(),
    };
    const action=actions[event.key.length===1?event.key.toLowerCase():event.key];
    if(action){event.preventDefault();action();}
    }
    document.addEventListener('keydown',key);
    on('play','click',toggle);
    on('back','click',goBack);
    on('reduced','change',()=>{
    if(!current)return;
    if(isStill.matches)show(current);
    else pick(current);
    writeFragment();
    });
    on('rest','change',()=>current&&show(current));
    on('time','input',()=>{
    tour=null;
    stop();
    seek(find('time').value*duration);
    });
    on('time','change',writeFragment);
    on('in','click',()=>zoomBy(1.25));
    on('out','click',()=>zoomBy(0.8));
    on('fit','click',()=>fit());
    on('whole','click',()=>{
    document.body.classList.toggle('whole');
    fit();
    });
    on('filter','input',search);
    on('registry','change',()=>{showRegistry();renderList();});
    function fitPhone(){
    const stage=find('stage');
    const room=isWide.matches?innerHeight-330:innerHeight*0.5;
    const wide=stage.clientWidth / phones.length-16;
    stage.style.setProperty('--fit',clamp(Math.min(room / 868,wide / 414),0.3,0.85).toFixed(3));
    }
    document.documentElement.classList.add('script');
    addEventListener('hashchange',readFragment);
    addEventListener('resize',()=>{fitPhone();fit();});
    fitPhone();
    showRegistry();
    fit();
    if(!readFragment()&&events.length){
    const wanted=switches.map((choice)=>choice.value).join('');
    show(inPlace(events[0],wanted));
    }
    """#
