/// Fingers: fingers.js without comments and needless spaces.
let fingersScript = #"""
    const fingers=new Map();
    let drag=null;
    function progress({motion:{gesture},data:version,frame}){
    const points=[...fingers.values()];
    if(gesture.x===0&&gesture.y===0){
    if(points.length<2)return undefined;
    const spread=(name)=>Math.hypot(
    points[0][name].x-points[1][name].x,points[0][name].y-points[1][name].y);
    return 1-spread('now')/ spread('start');
    }
    const[{start,now}]=points;
    const scale=frame.getBoundingClientRect().width / version.phone[2];
    const along=(now.x-start.x)*gesture.x+(now.y-start.y)*gesture.y;
    return along / scale / gesture.length;
    }
    function press(event,phone){
    if(!phone.motion?.gesture)return;
    const point={x:event.clientX,y:event.clientY};
    fingers.set(event.pointerId,{start:point,now:point});
    phone.frame.setPointerCapture(event.pointerId);
    event.preventDefault();
    }
    function move(event,phone){
    const finger=fingers.get(event.pointerId);
    if(!finger)return;
    finger.now={x:event.clientX,y:event.clientY};
    const position=progress(phone);
    if(position===undefined)return;
    if(!drag){
    if(position<=0)return;
    tour=null;
    stop();
    drag={samples:[]};
    }
    drag.position=position;
    drag.samples=drag.samples.filter((sample)=>event.timeStamp-sample.time<100);
    drag.samples.push({time:event.timeStamp,position});
    seek(clamp(position,0,1)*phone.motion.duration,phone.data.isScrubLinear);
    }
    function lift(event,phone){
    fingers.delete(event.pointerId);
    if(!drag)return;
    const[first]=drag.samples;
    const elapsed=(event.timeStamp-first.time)/ 1000;
    const velocity=elapsed>0?(drag.position-first.position)/ elapsed:0;
    const{finishes,speed}=ended(phone.motion.gesture,drag.position,velocity);
    drag=null;
    play(finishes&&event.type==='pointerup'?speed:-speed,phone.data.isScrubLinear);
    }
    for(const phone of phones){
    for(const[type,action]of[
    ['down',press],['move',move],['up',lift],['cancel',lift]]){
    phone.frame.addEventListener(`pointer${type}`,(event)=>action(event,phone));
    }
    }
    function ended(gesture,position,velocity){
    const reached=clamp(position,0,1)+gesture.velocity*velocity;
    const finishes=gesture.mustExceed?reached>gesture.finish:reached>=gesture.finish;
    const own=Math.abs(velocity)<gesture.slowest?1:Math.abs(velocity);
    const speed=clamp(own,gesture.slowest,gesture.fastest);
    return{finishes,speed};
    }
    """#
