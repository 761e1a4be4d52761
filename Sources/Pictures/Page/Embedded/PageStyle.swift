/// The style sheet of a page: page.css without comments and needless spaces, with the colors of pictures.
let pageStyle = #"""
    *{box-sizing: border-box;}
    [hidden],.script .sections,.out{display: none !important;}
    body{margin: 0;background: var(--background);color: var(--text);
    font: 15px/1.4 -apple-system,system-ui,Roboto,Helvetica,Arial,sans-serif;
    overflow-wrap: anywhere;}
    header{display: flex;flex-wrap: wrap;gap: 6px 14px;align-items: center;
    padding: 8px 16px;border-bottom: 1px solid var(--plain);}
    h1{font-size: 19px;margin: 0;max-width: 32ch;overflow: hidden;text-overflow: ellipsis;
    white-space: nowrap;}
    h2{font-size: 17px;margin: 14px 0 6px;}
    h3{font-size: 14px;margin: 8px 0 4px;}
    p,ol,ul{margin: 4px 0;}
    button,select,input[type=search]{font: inherit;color: inherit;background: var(--plain);
    border: 1px solid var(--line);border-radius: 8px;padding: 3px 10px;min-height: 30px;}
    select{max-width: 17ch;}
    input[type=checkbox]{width: 20px;height: 20px;margin: 2px 6px 2px 2px;
    accent-color: var(--accent);}
    button{cursor: pointer;}
    button:disabled{color: var(--muted);border-style: dashed;cursor: default;}
    .link{text-align: left;border: 0;background: none;color: var(--accent);padding: 3px 12px 3px 0;}
    .main{background: var(--text);color: var(--background);border-color: var(--text);
    min-width: 96px;}
    :focus-visible{outline: 3px solid var(--accent);outline-offset: 2px;}
    .unseen{position: absolute;width: 1px;height: 1px;overflow: clip;clip-path: inset(50%);}
    .scripted,.play{display: none;}
    .script .scripted,.script .play{display: revert;}
    .muted,.where,.how{color: var(--muted);}
    li .where{display: inline-block;}
    code,pre{font: 13px/1.4 ui-monospace,SFMono-Regular,Menlo,monospace;}
    header .choice{display: flex !important;flex: 1 1 150px;gap: 6px;align-items: center;
    max-width: 240px;white-space: nowrap;}
    header .choice select{flex: 1;min-width: 0;}
    .find{flex: 1 1 180px;max-width: 340px;}
    .find input{width: 100%;}
    #found:empty{display: none;}
    main{padding: 12px 16px 32px;}
    .script main{display: grid;gap: 16px;grid-template: "stage" "list" "map" / minmax(0,1fr);}
    #stage{grid-area: stage;}
    #list{grid-area: list;}
    #map{grid-area: map;min-width: 0;}
    .ends{display: flex !important;gap: 8px;margin-bottom: 8px;}
    .ends label{flex: 1;min-width: 0;}
    .ends select{width: 100%;max-width: none;}
    #list ol{list-style: none;padding: 0;margin: 0;}
    .between > .lines{display: none;}
    li[data-line],#changes li,#items li{position: relative;padding: 7px 8px 7px 46px;
    border-radius: 10px;cursor: pointer;min-height: 46px;}
    li[data-line]:hover,#changes li:hover,#items li:hover{background: var(--plain);}
    li.chosen,li.shown{background: var(--plain);box-shadow: inset 3px 0 var(--accent);}
    li p{display: inline;margin: 0 8px 0 0;font-size: 13px;}
    li > code,li > b,li > .what{display: block;}
    .script .play{position: absolute;left: 8px;top: 8px;width: 30px;padding: 0;
    border-radius: 50%;}
    .empty{border: 1px dashed var(--line);border-radius: 12px;padding: 8px 14px;}
    .empty pre{overflow-x: auto;}
    summary{cursor: pointer;padding: 4px 0;min-height: 28px;}
    section.registry{contain: layout;}
    .graph{overflow: auto;border: 1px solid var(--line);border-radius: 12px;}
    .graph svg{display: block;}
    .script .graph{overflow: hidden;height: 70vh;touch-action: pan-y;cursor: grab;}
    .script .graph svg{width: 100%;height: 100%;}
    .graph .background{fill: none;}
    .tools{display: flex !important;gap: 6px;align-items: center;margin-bottom: 8px;}
    .tools button{flex: none;min-width: 36px;}
    #about{font-size: 13px;overflow: hidden;text-overflow: ellipsis;white-space: nowrap;
    min-width: 0;}
    .card[data-screen],[data-line],[data-lines]{cursor: pointer;}
    .wide{fill: none;stroke: transparent;stroke-width: max(14px,var(--wide,14px));
    pointer-events: stroke;}
    .arrow:hover .line,.near .line,.arrow.chosen .line{stroke-width: 3.5;}
    .arrow.chosen .line{stroke: var(--accent);}
    .chosen .head{fill: var(--accent);}
    .card.lit > rect,.card.end > rect,.card:focus > rect,.card.wins > rect,
    .card.found > rect{stroke-width: 4;}
    .card.found > rect{stroke: var(--text);}
    .card.loses:not(.wins) > rect{stroke-dasharray: 4 3;stroke-width: 3;}
    [data-line]:focus text,g.chosen text{text-decoration: underline;font-weight: 600;}
    .dim{opacity: .25;}
    .script .transc-graph .name{font-size: var(--name,15px);}
    .far .card > .name{paint-order: stroke;stroke: var(--fill);stroke-linejoin: round;
    stroke-width: calc(var(--name) * .3);text-anchor: middle;}
    .far .label,.far .card > .muted,.far .start,.far .strip{opacity: 0;pointer-events: none;}
    .far .label:has(.near,:focus){opacity: 1;pointer-events: auto;transform-box: fill-box;
    transform-origin: center;transform: scale(var(--grow));}
    .script .far .frame text{font-size: var(--name);}
    .far .mini{opacity: .35;}
    .plain .mini{display: none;}
    .added .line,.changed .line{stroke-width: 2.5;}
    .removed .line,.card.removed > rect{stroke-dasharray: 2 4;}
    .removed text{text-decoration: line-through;}
    .card.added > rect,.card.changed > rect{stroke-width: 3;}
    dl{display: grid;grid-template-columns: auto 1fr;gap: 2px 12px;margin: 4px 0;}
    dt{font-weight: 600;}
    dd{margin: 0;}
    table{border-collapse: collapse;width: 100%;}
    .wide-table{overflow-x: auto;}
    th,td{text-align: left;vertical-align: top;padding: 4px 12px 4px 0;}
    th{color: var(--muted);font-weight: 600;}
    #title{margin: 0;min-height: 1.4em;}
    #title small{font-weight: 400;color: var(--muted);}
    #plays{min-height: 1.4em;}
    #phones{display: flex;flex-wrap: wrap;gap: 12px;justify-content: center;margin: 8px 0;}
    .device{position: relative;width: 414px;height: 868px;zoom: var(--fit,.6);
    background: #0B0B0D;border: 1px solid #77777F;border-radius: 58px;user-select: none;}
    [data-part=phone]{position: absolute;left: 11px;top: 11px;width: 390px;height: 844px;
    overflow: clip;touch-action: none;border-radius: 46px;background: #000;}
    .device.rest{width: 820px;zoom: calc(var(--fit,.6) * .62);background: none;
    border-color: transparent;}
    .rest [data-part=phone]{overflow: visible;background: none;}
    .rest .screen{border-radius: 46px;outline: 1px solid var(--line);}
    .thread{background: var(--accent);}
    [data-part=phone] div{position: absolute;translate: -50% -50%;transform-origin: center;}
    [data-part=phone] .cover{inset: 0;translate: none;border-radius: inherit;}
    .screen,.plate{background: var(--fill);color: var(--text);overflow: clip;}
    .screen > .status,.screen > .top,.screen > .tabs,.screen > .home,.screen > .name,
    .screen > .sketch{translate: none;left: 0;right: 0;pointer-events: none;}
    .status{top: 0;height: 50px;padding: 15px 36px;font: 600 17px/22px system-ui;}
    .status i{position: absolute;right: 32px;top: 20px;width: 27px;height: 13px;
    border: 1.5px solid;border-radius: 4px;box-shadow: inset 0 0 0 2px var(--fill),
    inset 18px 0 var(--text);}
    .top{top: 50px;height: 46px;text-align: center;line-height: 44px;overflow: hidden;
    border-bottom: 1px solid color-mix(in srgb,var(--edge) 35%,transparent);}
    .top b{display: block;margin: 0 64px;overflow: hidden;text-overflow: ellipsis;
    white-space: nowrap;}
    .top .back{position: absolute;left: 22px;top: 15px;width: 14px;height: 14px;
    border: solid var(--edge);border-width: 0 0 3px 3px;rotate: 45deg;}
    .top .close{position: absolute;right: 18px;top: 6px;width: 32px;height: 32px;
    border-radius: 50%;font: 24px/31px system-ui;
    background: color-mix(in srgb,var(--edge) 20%,transparent);}
    .screen > .tabs{bottom: 0;height: 84px;display: flex;padding: 8px 6px;
    border-top: 1px solid color-mix(in srgb,var(--edge) 35%,transparent);
    background: color-mix(in srgb,var(--fill) 90%,var(--edge));}
    .tabs span{flex: 1;min-width: 0;text-align: center;overflow: hidden;
    text-overflow: ellipsis;white-space: nowrap;}
    .tabs span::before{content: "";display: block;width: 26px;height: 26px;margin: 0 auto 3px;
    border-radius: 8px;border: 2.5px solid var(--edge);}
    .tabs .on{font-weight: 700;}
    .tabs .on::before{background: var(--edge);}
    .screen > .home{left: 127px;right: 127px;bottom: 8px;height: 5px;border-radius: 3px;
    background: var(--text);}
    .screen > .name{top: 300px;padding: 0 24px;text-align: center;font-weight: 700;
    line-height: 1.15;}
    .screen > .name.small{top: 56px;font-size: 20px;}
    .sketch{top: 420px;height: 130px;opacity: .35;
    background: repeating-linear-gradient(var(--edge) 0 14px,transparent 14px 40px)
    55px 0 / 280px 100% no-repeat;}
    .cell{border-top: 1px solid color-mix(in srgb,var(--edge) 45%,transparent);}
    .cell::before{content: "";position: absolute;left: 24px;top: calc(50% - 26px);width: 52px;
    height: 52px;border-radius: 10px;
    background: color-mix(in srgb,var(--edge) 30%,transparent);}
    .cell::after{content: "";position: absolute;left: 92px;right: 60px;top: calc(50% - 20px);
    height: 40px;
    background: repeating-linear-gradient(color-mix(in srgb,var(--edge) 30%,transparent) 0 12px,
    transparent 12px 26px);}
    .cell.touched{background: color-mix(in srgb,var(--edge) 14%,transparent);}
    .cell.touched::before,.cell.touched::after{display: none;}
    .view{border-radius: 8px;line-height: 1.2;overflow: visible;}
    .view > .label{position: absolute;left: 10px;right: 10px;top: 50%;translate: 0 -50%;
    overflow: hidden;text-overflow: ellipsis;white-space: nowrap;text-align: center;}
    .picture{background-color: color-mix(in srgb,var(--edge) 62%,var(--fill));
    background-image: radial-gradient(circle at 76% 26%,#FFFB 0 9%,transparent 10%),
    linear-gradient(150deg,transparent 55%,#0002 55% 75%,#0004 75%);}
    .view.picture > .label{inset: auto auto 0 0;translate: none;max-width: 100%;padding: 1px 8px;
    border-radius: 0 8px;background: var(--fill);max-height: 100%;white-space: normal;
    line-height: 1.1;text-align: left;}
    .view.heading > .label{left: 0;right: 0;text-align: left;font-weight: 700;}
    .view.lines > .label{left: 0;right: 0;top: 0;translate: none;text-align: left;}
    .view.lines::before{content: "";position: absolute;inset: 30px 0 0;opacity: .4;
    background: repeating-linear-gradient(var(--edge) 0 8px,transparent 8px 22px);}
    .button{background-color: color-mix(in srgb,var(--edge) 80%,var(--text));
    border-radius: 14px;font-weight: 650;
    color: var(--fill);}
    .bar{background-color: color-mix(in srgb,var(--edge) 20%,var(--fill));border-radius: 12px;}
    .item{background-color: color-mix(in srgb,var(--edge) 70%,var(--fill));}
    .box{background-color: color-mix(in srgb,var(--edge) 16%,var(--fill));
    border: 1.5px solid color-mix(in srgb,var(--edge) 60%,transparent);}
    .caption{position: absolute;top: 100%;left: 0;max-width: 340px;padding: 0 6px;
    white-space: nowrap;overflow: hidden;text-overflow: ellipsis;font: 16px/1.3 system-ui;
    color: var(--text);background: var(--fill);border-radius: 6px;}
    .controls{display: flex;flex-wrap: wrap;gap: 4px 12px;align-items: center;
    position: sticky;bottom: 0;padding: 6px 0;background: var(--background);}
    .check{display: flex;align-items: center;min-height: 28px;}
    .time{display: flex;flex: 1 1 190px;gap: 8px;align-items: center;}
    #time{flex: 1;min-width: 90px;min-height: 28px;accent-color: var(--accent);}
    #clock{font-variant-numeric: tabular-nums;white-space: nowrap;font-size: 13px;}
    #gesture{color: var(--muted);}
    #why{font-size: 14px;}
    .row{margin: 6px 0;font-size: 13px;}
    .row b{font-weight: 600;}
    .lane{display: block;position: relative;height: 10px;margin: 2px 0;border-radius: 5px;
    background: var(--plain);}
    .lane::after{content: "";position: absolute;top: -2px;bottom: -2px;width: 2px;
    left: calc(var(--part,0) * 100%);background: var(--text);}
    .span{position: absolute;top: 0;bottom: 0;min-width: 3px;border-radius: 5px;
    background: var(--line);}
    .span.line{background: var(--accent);}
    .span.modifier{
    background: repeating-linear-gradient(45deg,var(--accent) 0 6px,var(--line) 6px 9px);}
    #notes{padding-left: 18px;font-size: 13px;}
    @media (min-width: 640px){
    .script main{grid-template: "stage list" auto "map map" auto
    / minmax(320px,1fr) minmax(0,1fr);}
    .script main.still{grid-template: "list" "map" / minmax(0,1fr);}
    .script main.two{grid-template: "stage stage" auto "list map" auto
    / minmax(0,1fr) minmax(0,1fr);}
    }
    @media (min-width: 900px){
    .script body{height: 100vh;height: 100dvh;display: flex;flex-direction: column;}
    .script main{flex: 1;min-height: 0;padding: 0;gap: 0;
    grid-template: "list stage map" minmax(0,1fr)
    / minmax(210px,1.1fr) minmax(330px,1.3fr) minmax(320px,2.7fr);}
    .script main.two{grid-template: "list stage map" minmax(0,1fr)
    / minmax(210px,1fr) minmax(500px,2fr) minmax(280px,1.4fr);}
    .script main.still{grid-template: "list map" minmax(0,1fr) / minmax(260px,1fr) 2fr;}
    .script #list,.script #stage{position: relative;overflow: auto;padding: 10px 14px;scrollbar-width: thin;}
    .script #stage{border: solid var(--plain);border-width: 0 1px;}
    .script #map{display: flex;flex-direction: column;padding: 10px 14px;overflow: auto;}
    .script section.registry{flex: 1;min-height: 0;display: flex;flex-direction: column;}
    .script .graph{flex: 1;height: auto;min-height: 200px;touch-action: none;}
    .tables[open]{max-height: 40vh;overflow: auto;}
    }
    .script .whole main{display: block;padding: 0;}
    .whole #list,.whole #stage{display: none;}
    .script .whole #map{height: 100%;}
    .script .whole .graph{min-height: 80vh;}
    @media (prefers-reduced-motion: no-preference){
    .card > rect{transition: stroke-width .15s;}
    }
    :root{
    --accent: #3B6FC4;
    --background: #FBFBFD;
    --line: #6E6E78;
    --muted: #55555C;
    --plain: #EEEEF2;
    --text: #1D1D1F;
    }
    .tint0{--fill: #DBE9FF;--edge: #3B6FC4}
    .tint1{--fill: #D9F2E0;--edge: #2C8150}
    .tint2{--fill: #FFE6CF;--edge: #B4620F}
    .tint3{--fill: #EBDFFB;--edge: #7D4FC0}
    .tint4{--fill: #FFDFE0;--edge: #C2414B}
    .tint5{--fill: #D3F1F3;--edge: #1C7F88}
    .tint6{--fill: #FDF1C0;--edge: #8F7209}
    .tint7{--fill: #F9DCEF;--edge: #B23F8B}
    .tint8{--fill: #EEEEF2;--edge: #6E6E78}
    @media (prefers-color-scheme: dark){
    :root{
    --accent: #6FA0F2;
    --background: #1C1C1F;
    --line: #9A9AA6;
    --muted: #BCBCC6;
    --plain: #2E2E34;
    --text: #F2F2F4;
    }
    .tint0{--fill: #1F3355;--edge: #6FA0F2}
    .tint1{--fill: #1D3F2B;--edge: #62C08A}
    .tint2{--fill: #4A3013;--edge: #E39A4C}
    .tint3{--fill: #392856;--edge: #B08CF0}
    .tint4{--fill: #522428;--edge: #F0868C}
    .tint5{--fill: #143F43;--edge: #55BCC6}
    .tint6{--fill: #423708;--edge: #D3B53F}
    .tint7{--fill: #4A2240;--edge: #E884C6}
    .tint8{--fill: #2E2E34;--edge: #9A9AA6}
    }
    .transc-graph {font: 12px -apple-system,system-ui,Roboto,Helvetica,Arial,sans-serif}
    .transc-graph text{white-space: pre}
    .transc-graph .name{font-size: 15px;font-weight: 600}
    .transc-graph .title{font-weight: 600}
    .transc-graph .start{font-weight: 700}
    .transc-graph .first > rect{stroke-width: 3}
    .transc-graph .words{opacity: .45}
    .transc-graph .card rect{stroke-width: 1.5}
    .transc-graph .frame rect{fill: none;stroke-width: 1.5;stroke-dasharray: 5 4}
    .transc-graph .line{fill: none;stroke-width: 1.5}
    .transc-graph .dashed .line{stroke-dasharray: 6 4}
    .transc-graph .background{fill: var(--background)}
    .transc-graph .label rect{fill: var(--background)}
    .transc-graph text{fill: var(--text)}
    .transc-graph .muted{fill: var(--muted)}
    .transc-graph .return text{fill: var(--muted)}
    .transc-graph .frame rect{stroke: var(--line)}
    .transc-graph .face{fill: var(--background)}
    .transc-graph .words{fill: var(--text)}
    .transc-graph .line{stroke: var(--line)}
    .transc-graph .head{fill: var(--line)}
    .transc-graph .pill rect{fill: var(--plain);stroke: var(--line)}
    .transc-graph .strip rect{fill: var(--plain)}
    .transc-graph .card rect{fill: var(--fill);stroke: var(--edge)}
    .transc-graph .solid{fill: var(--edge)}
    """#
