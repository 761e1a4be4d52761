/// The event and the time: scenes.js without comments and needless spaces.
let scenesScript = #"""
    const shown='.registry:not([hidden])';
    const data=JSON.parse(find('data').textContent);
    const versions=data.versions??[data];
    const phones=versions.map((version,index)=>new Phone(version,all('.device')[index]));
    const wordOf=(operation,end)=>operation.replace('-',' ')+end.replaceAll('/',', ');
    function keyOf({registries,screens},registry,operation,from,to,end){
    const head=registries.length>1?`${registries[registry].name}:`:'';
    const name=(index)=>(index===0?'*':screens[index].name);
    return `${head}${operation}/${name(from)}/${name(to)}${end}`;
    }
    function eventOf(...scenes){
    const index=scenes.findLastIndex(Boolean);
    const{screens}=versions[index];
    const{from,to,word}=scenes[index];
    const name=`${word} ${screens[from].name} → ${screens[to].name}`;
    return{...scenes[index],name,scenes};
    }
    const events=versions.at(-1).scenes.map((_,number)=>eventOf(...versions.map((version)=>{
    const scene=version.scenes[number];
    if(!scene)return null;
    const[registry,operation,from,to,end,motion,reduced,line,back]=scene;
    const key=keyOf(version,registry,operation,from,to,end);
    return{key,word:wordOf(operation,end),from,to,motion,reduced,line,back};
    })));
    const screenOf=({dataset:{screen}})=>(
    screen<0?versions[0].screens[-screen]:versions.at(-1).screens[screen]);
    const known=new Map(events.map((event)=>[event.key,event]));
    let current;
    let time=0;
    let duration=0;
    let rate=1;
    let isPlaying=false;
    let isLinear=false;
    function show(event,part=0){
    stop();
    current=event;
    phones.forEach((phone,index)=>(
    phone.show(event.scenes[index],find('reduced').checked,find('rest').checked)));
    duration=Math.max(...phones.map(({motion})=>motion.duration));
    say('title',event.name);
    find('back').disabled=event.back==null;
    say('gesture',phones.at(-1).motion.gesture?.text??'');
    find('rows').replaceChildren(...phones.flatMap((phone)=>{
    const{title}=phone.device;
    return[...(title?[make('b','',title)]:[]),...phone.rows(duration)];
    }));
    const notes=new Set(phones.flatMap((phone)=>phone.notes));
    find('notes').replaceChildren(...[...notes].map((text)=>make('li','',text)));
    seek(part*duration);
    say('live',`${event.name}, ${duration.toFixed(2)} seconds`);
    markLines(event.scenes.map((scene)=>scene?.line));
    writeFragment();
    }
    const partOfTime=()=>time / duration||0;
    function seek(seconds,linear=false){
    time=clamp(seconds,0,duration);
    isLinear=linear;
    phones.forEach((phone)=>phone.seek(time,linear));
    const slider=find('time');
    const part=partOfTime();
    slider.value=part;
    slider.ariaValueText=`${Math.round(part * 100)} %`;
    find('head').style.left=`${part * 100}%`;
    say('clock',`${time.toFixed(2)} s of ${duration.toFixed(2)} s`);
    }
    let last=0;
    function tick(now){
    if(!isPlaying)return;
    seek(time+(now-last)/ 1000*find('speed').value*rate,isLinear);
    last=now;
    if(rate>0?time>=duration:time<=0){
    if(!find('loop').checked||!duration){
    pause();
    seek(time);
    return;
    }
    seek(rate>0?0:duration);
    }
    requestAnimationFrame(tick);
    }
    function play(newRate=1,linear=false){
    if(!current)return;
    rate=newRate;
    if(rate>0&&time>=duration)time=0;
    isPlaying=true;
    seek(time,linear);
    last=performance.now();
    say('play','Pause');
    requestAnimationFrame(tick);
    }
    function stop(){
    isPlaying=false;
    say('play','Play');
    }
    function pause(){
    stop();
    writeFragment();
    }
    function writeFragment(){
    if(!current)return;
    const words=[
    `scene=${encodeURIComponent(current.key)}`,`t=${Number(partOfTime().toFixed(4))}`];
    if(find('reduced').checked)words.push('reduced=1');
    if(isZoomed)words.push(`zoom=${zoom}`);
    try{history.replaceState(null,'',`#${words.join('&')}`);}catch{}
    }
    function readFragment(){
    const words=new URLSearchParams(location.hash.slice(1));
    if(words.has('zoom')){isZoomed=true;setZoom(Number(words.get('zoom')));}
    const found=known.get(words.get('scene'));
    if(!found)return false;
    find('reduced').checked=words.get('reduced')==='1';
    show(found,Number(words.get('t'))||0);
    return true;
    }
    """#
