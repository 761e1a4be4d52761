/// What plays from a screen: panel.js without comments and needless spaces.
let panelScript = #"""
    const numbers=(text)=>text.split(' ').flatMap((word)=>{
    const[first,end]=word.split('-').map(Number);
    return Array.from({length:(end??first)-first+1},(_,index)=>first+index);
    });
    function sceneOf(row,from,to){
    const{on,means,plays,reduced}=row.dataset;
    const{registry}=row.closest('.registry').dataset;
    const end=(means?`/${means}`:'')+row.closest('[data-step]').dataset.step;
    const key=keyOf(data,registry,on,from,to,end);
    return known.get(key)
    ??eventOf({key,from,to,motion:plays,reduced,word:wordOf(on,end)});
    }
    const mostButtons=12;
    function targets(row,from,members){
    const cell=make('td');
    for(const to of members.slice(0,mostButtons)){
    const button=make('button','',data.screens[to].name);
    const event=sceneOf(row,from,to);
    button.addEventListener('click',()=>{show(event);play();});
    cell.append(button,' ');
    }
    if(members.length>mostButtons)cell.append(`and ${members.length - mostButtons} more`);
    return cell;
    }
    function openCard(card){
    const screen=Number(card.dataset.screen);
    const parts=[make('h2','',`What plays from ${data.screens[screen].name}`)];
    for(const step of all(`${shown} [data-step]`)){
    const{classes}=data.registries[step.parentNode.dataset.registry];
    const own=classes.findIndex((members)=>members.includes(screen));
    const taken=new Set();
    const body=make('tbody');
    for(const number of new Set([own,0])){
    for(const row of all(`[data-from="${number}"] [data-to]`,step)){
    const{on,means}=row.dataset;
    const goals=numbers(row.dataset.to).filter((goal)=>{
    const event=`${on} ${means} ${goal}`;
    return!taken.has(event)&&(number===0||taken.add(event));
    });
    if(!goals.length)continue;
    const copy=row.cloneNode(true);
    const members=goals.flatMap((goal)=>classes[goal]);
    copy.children[1].replaceWith(targets(row,screen,members));
    body.append(copy);
    }
    }
    const table=make('table');
    table.append(step.querySelector('thead').cloneNode(true),body);
    parts.push(make('h3','',step.dataset.title),table);
    }
    openPanel(...parts);
    }
    function highlight(line){
    markLines([line],'near');
    const row=line&&document.querySelector(`tr[data-line="${line}"]`);
    const sentences=row
    ?[`Line ${row.cells[1].textContent} plays ${row.cells[2].textContent}.`]:[];
    for(const[kind,attribute]of[['wins','data-winner'],['loses','data-losers']]){
    const rows=line?all(`${shown} [data-from] [${attribute}~="${line}"]`):[];
    const screens=new Set();
    const texts=rows.map((row)=>{
    const{registry}=row.closest('.registry').dataset;
    const{from,name}=row.closest('[data-from]').dataset;
    for(const number of[Number(from),...numbers(row.dataset.to)]){
    data.registries[registry].classes[number].forEach((screen)=>screens.add(screen));
    }
    const[event,to]=[...row.children].map((cell)=>cell.textContent);
    const reason=kind==='loses'?`: ${row.lastChild.textContent}`:'';
    return `${event} ${name} → ${to}${reason}`;
    });
    mark(kind,[...screens].map((screen)=>`.card[data-screen="${screen}"]`).join());
    if(rows.length>3)texts.splice(3,rows.length,'…');
    if(rows.length)sentences.push(`It ${kind} ${texts.join('; ')}.`);
    }
    say('about',sentences.join(' '));
    }
    """#
