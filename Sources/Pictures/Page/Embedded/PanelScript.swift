/// What plays from a screen: panel.js without comments and needless spaces.
let panelScript = #"""
    const numbers=(text)=>text.split(' ').flatMap((word)=>{
    const[first,end]=word.split('-').map(Number);
    return Array.from({length:(end??first)-first+1},(_,index)=>first+index);
    });
    const switches=['version','container'].map(find).filter(Boolean);
    const condition=()=>switches.map((choice)=>choice.value).join('');
    function sectionOf(registry,condition){
    return all(`section[data-registry="${registry}"] .sections`)
    .find((part)=>part.dataset.step===condition);
    }
    const classOf=(registry,screen)=>(
    data.registries[registry].classes.findIndex((members)=>members.includes(screen)));
    function rowOf({registry,on,means,from,to},condition){
    const section=sectionOf(registry,condition);
    if(!section)return undefined;
    const goal=classOf(registry,to);
    for(const word of means?[means,undefined]:[undefined]){
    for(const number of new Set([classOf(registry,from),0])){
    const found=all(`[data-from="${number}"] [data-on="${on}"]`,section).find(
    (row)=>row.dataset.means===word&&numbers(row.dataset.to).includes(goal));
    if(found)return found;
    }
    }
    return undefined;
    }
    const endOf=(means,condition)=>(means?`/${means}`:'')+condition;
    function inPlace(event,condition){
    const{registry,on,means,from,to}=event;
    const keyFor=(condition)=>(
    keyOf(data,registry,on,from,to,endOf(means,condition)));
    const key=keyFor(condition);
    const row=rowOf(event,condition);
    const usual=known.get(keyFor(''));
    if(known.has(key)||!row)return known.get(key)??event;
    const end=endOf(means,condition);
    const textOf=(row)=>row?.cells[2].textContent+row?.dataset.winner;
    if(usual&&textOf(row)===textOf(rowOf(event,''))){
    return{...usual,key,end,condition,words:wordsOf(condition).join(', ')};
    }
    const{plays,reduced,winner}=row.dataset;
    const back=known.get(keyOf(data,registry,returnOf[on],to,from,''));
    return eventOf({key,registry,on,from,to,end,motion:plays,reduced,line:winner,
    back:back&&events.indexOf(back)});
    }
    const returnOf={push:'pop',present:'dismiss',tab:'tab-back'};
    function eventWithKey(key){
    const[,head,on,from,to,end]=key?.match(/^(.*:)?([a-z-]+)\/([^/]+)\/([^/]+)(.*)$/)??[];
    const index=(name)=>(name==='*'?0:data.screens.findIndex((one)=>one.name===name));
    const registry=data.registries.findIndex(({name})=>!head||head===`${name}:`);
    if(!on||registry<0||index(from)<0||index(to)<0)return undefined;
    const{means,condition}=partsOf(end);
    const event={registry,on,means,from:index(from),to:index(to)};
    return rowOf(event,condition)&&inPlace(event,condition);
    }
    function link(text,action){
    const button=make('button','link',text);
    button.addEventListener('click',action);
    return button;
    }
    function line(name,...parts){
    const row=make('p');
    row.append(make('b','',name),' ',...parts);
    return row;
    }
    function explain(event){
    const row=rowOf(event,event.condition);
    if(!row){
    say('plays','');
    find('why').replaceChildren();
    return;
    }
    const[,,plays,place,losers]=[...row.cells].map((cell)=>cell.textContent);
    find('plays').replaceChildren(make('code','',plays),make('span','muted',` ${place}`));
    const source=document.querySelector(
    `.lines[data-registry="${event.registry}"] [data-line="${row.dataset.winner}"] code`);
    const parts=[];
    if(source)parts.push(line('Decided by',make('code','',source.textContent),` ${place}`));
    else parts.push(line('Decided by',`${place}; no line does`));
    if(losers)parts.push(line('Loses',losers));
    if(find('reduced').checked){
    const found=all('.tables td').find((cell)=>cell.textContent==='Reduce Motion');
    parts.push(line('Reduce Motion',...(found
    ?['plays ',make('code','',found.nextSibling.textContent),' instead, if it changes this']
    :['has no animation in this file: the same plays'])));
    }
    const{screens}=data;
    const more=make('p');
    if(event.from){
    more.append(link(`All from ${screens[event.from].name}`,()=>choosePair(event.from,'')));
    }
    if(event.to&&event.to!==event.from){
    more.append(link(`All to ${screens[event.to].name}`,()=>choosePair('',event.to)));
    }
    find('why').replaceChildren(...parts,more);
    }
    function chosen(event){
    for(const choice of switches){
    const words=event.condition.match(choice.id==='version'?/\/ios:\d+/:/\/in:.*/);
    choice.value=words?.[0]??'';
    }
    chooseRegistry(event.registry);
    markEvent(event);
    explain(event);
    }
    function item(event,row){
    const part=make('li');
    const button=make('button','play','▶');
    button.ariaLabel=`Play ${event.name}`;
    const[,,plays,place]=[...row.cells].map((cell)=>cell.textContent);
    part.append(button,make('b','',event.name),make('p','',plays),make('p','where',place));
    part.addEventListener('click',()=>pick(inPlace(event,condition())));
    return part;
    }
    function eventsBetween(registry,from,to){
    const section=sectionOf(registry,condition());
    const{classes}=data.registries[registry];
    const[lines,defaults]=[[],[]];
    const starts=from===''?data.screens.map((_,index)=>index).slice(1):[from];
    for(const start of section?starts:[]){
    const taken=new Set();
    for(const number of new Set([classOf(registry,start),0])){
    for(const row of all(`[data-from="${number}"] [data-to]`,section)){
    const{on,means,winner}=row.dataset;
    const goals=numbers(row.dataset.to).filter((goal)=>{
    const event=`${on} ${means} ${goal}`;
    return!taken.has(event)&&taken.add(event);
    }).flatMap((goal)=>classes[goal])
    .filter((goal)=>(to===''||goal===to)&&(goal!==start||winner));
    if(!goals.length||(from===''&&!winner))continue;
    const few=winner&&goals.length<7?goals:goals.slice(0,1);
    for(const goal of few){
    const end=endOf(means,'');
    const event=eventOf({registry,on,from:start,to:goal,end});
    if(isOtherWay(event))continue;
    const rest=goals.length-few.length;
    if(rest)event.name+=` or ${rest} other screen${rest > 1 ? 's' : ''}`;
    (winner?lines:defaults).push(item(event,row));
    }
    }
    }
    }
    return{lines,defaults};
    }
    const otherWay={tab:'tab-back','tab-back':'tab'};
    function isOtherWay({registry,on,from,to}){
    const has=(on)=>known.has(keyOf(data,registry,on,from,to,''));
    return on in otherWay&&has(otherWay[on])&&!has(on);
    }
    const ends=()=>['from','to'].map((id)=>{
    const value=find(id)?.value??'';
    return value===''?'':Number(value);
    });
    function renderList(){
    const[from,to]=ends();
    const isOpen=from!==''||to!=='';
    find('list').classList.toggle('between',isOpen);
    const parts=[];
    if(isOpen){
    const{lines,defaults}=eventsBetween(registryShown(),from,to);
    const list=make('ol');
    list.append(...lines);
    const rest=make('details');
    const others=make('ol');
    others.append(...defaults);
    rest.append(make('summary','',`Without a line: ${defaults.length}`),others);
    rest.open=!lines.length||(from!==''&&to!=='');
    const name=(index)=>(index===''?'any screen':data.screens[index].name);
    const none=lines.length?[]:[make('p','muted','No line of its own.')];
    parts.push(link('× All lines',()=>choosePair('','')),
    make('h2','',`${name(from)} → ${name(to)}`),...none,list,
    ...(defaults.length?[rest]:[]));
    }
    find('items').replaceChildren(...parts);
    search();
    return isOpen;
    }
    function choosePair(from,to){
    [find('from').value,find('to').value]=[from,to];
    if(renderList())comeTo('list');
    }
    function fillEnds(){
    if(!find('from'))return;
    const names=data.screens.map(({name},index)=>[name,index]).slice(1);
    for(const id of['from','to']){
    find(id).append(...names.map(([name,index])=>{
    const option=make('option','',name);
    option.value=index;
    return option;
    }));
    on(id,'change',()=>{
    renderList();
    const[from,to]=ends();
    if(from!==''&&to!=='')find('items').querySelector('li')?.click();
    });
    }
    }
    function openCard(card){
    const screen=Number(card.dataset.screen);
    choosePair(screen,'');
    say('about',`${all('#items > ol > li').length} from ${data.screens[screen].name}`);
    const found=events.find(({from})=>from===screen);
    if(found)show(inPlace(found,condition()));
    }
    function highlight(line){
    markLines([line],'near');
    const row=line&&document.querySelector(`li[data-line="${line}"]`);
    const sentences=row
    ?[row.querySelector('code').textContent,row.querySelector('p').textContent]:[];
    for(const[kind,attribute]of[['wins','data-winner'],['loses','data-losers']]){
    const rows=line?all(`${shown} [data-from] [${attribute}~="${line}"]`):[];
    const screens=new Set();
    for(const row of rows){
    const{registry}=row.closest('.registry').dataset;
    const{from}=row.closest('[data-from]').dataset;
    for(const number of[Number(from),...numbers(row.dataset.to)]){
    data.registries[registry].classes[number].forEach((screen)=>screens.add(screen));
    }
    }
    mark(kind,[...screens].map((screen)=>`.card[data-screen="${screen}"]`).join());
    if(kind==='loses'&&rows.length){
    sentences.push(`It loses ${rows[0].cells[0].textContent}: ${rows[0].lastChild.textContent}.`);
    }
    }
    say('about',sentences.filter(Boolean).join(' · '));
    }
    for(const choice of switches){
    choice.addEventListener('change',()=>{
    const wanted=condition();
    if(current)pick(inPlace(current,wanted));
    renderList();
    });
    }
    fillEnds();
    """#
