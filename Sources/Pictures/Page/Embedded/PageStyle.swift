/// The style sheet of a page: page.css without comments and needless spaces, with the colors of pictures.
let pageStyle = #"""
    *{box-sizing: border-box;}
    [hidden]{display: none !important;}
    body{margin: 0;background: var(--background);color: var(--text);
    font: 15px/1.45 -apple-system,system-ui,Roboto,Helvetica,Arial,sans-serif;}
    header{display: flex;flex-wrap: wrap;gap: 8px 16px;align-items: center;
    padding: 12px 20px;}
    h1{font-size: 20px;margin: 0;}
    h2{font-size: 17px;margin: 24px 0 8px;}
    h3{font-size: 15px;margin: 16px 0 4px;}
    main{display: grid;grid-template-columns: minmax(0,1fr);gap: 24px;padding: 0 20px 40px;}
    .script main{grid-template-columns: minmax(0,1fr) 440px;}
    button,select,input[type=search]{font: inherit;color: inherit;background: var(--plain);
    border: 1px solid var(--line);border-radius: 8px;padding: 3px 10px;}
    button:disabled{color: var(--muted);border-style: dashed;}
    :focus-visible{outline: 3px solid var(--accent);outline-offset: 2px;}
    .registry{contain: layout;}
    .graph{overflow: auto;scrollbar-gutter: stable;max-height: 62vh;border: 1px solid var(--line);border-radius: 12px;}
    .graph svg{display: block;}
    .scripted,.play{display: none;}
    .script .scripted,.script .play{display: revert;}
    .card[data-screen],[data-line]{cursor: pointer;}
    .dim{opacity: .25;}
    .near .line,.arrow.chosen .line{stroke-width: 3;}
    .card:focus rect,.card.wins rect{stroke-width: 4;}
    .card.loses:not(.wins) rect{stroke-dasharray: 4 3;stroke-width: 3;}
    g:focus text,g.chosen text{text-decoration: underline;}
    .added .line,.changed .line{stroke-width: 2.5;}
    .removed .line,.card.removed rect{stroke-dasharray: 2 4;}
    .removed text{text-decoration: line-through;}
    .card.added rect,.card.changed rect{stroke-width: 3;}
    .script .two{grid-template-columns: minmax(0,1fr) 580px;}
    .tools{height: 52px;margin: 0 0 8px;overflow-y: auto;}
    .tools button{margin-right: 8px;}
    table{border-collapse: collapse;width: 100%;}
    .wide{overflow-x: auto;}
    tr{border-bottom: 1px solid var(--plain);}
    th,td{text-align: left;vertical-align: top;padding: 4px 12px 4px 0;}
    th{color: var(--muted);font-weight: 600;}
    tr.chosen{background: var(--plain);}
    code{font: 13px ui-monospace,SFMono-Regular,Menlo,monospace;overflow-wrap: anywhere;}
    .muted{color: var(--muted);}
    .script .sections{display: none;}
    #panel{border: 1px solid var(--line);border-radius: 12px;padding: 0 16px 12px;
    margin-top: 16px;
    overflow-x: auto;}
    #stage{position: sticky;top: 12px;align-self: start;}
    #title{margin-top: 0;min-height: 1.4em;}
    #phones{display: flex;flex-wrap: wrap;gap: 12px;justify-content: center;}
    .device{position: relative;width: 390px;height: 844px;zoom: var(--fit,.72);
    background: #000;border-radius: 44px;overflow: clip;touch-action: none;
    user-select: none;}
    .device.rest{width: 820px;zoom: calc(var(--fit,.72) * .7);background: none;
    overflow: visible;}
    .rest .screen{border-radius: 44px;outline: 1px solid var(--line);}
    .rest [data-part=phone]{overflow: visible;}
    .thread{background: var(--accent);}
    [data-part=phone]{position: absolute;inset: 0;overflow: clip;}
    [data-part=phone] div{position: absolute;translate: -50% -50%;transform-origin: center;}
    [data-part=phone] .cover{inset: 0;translate: none;border-radius: inherit;}
    .screen,.plate{background: var(--fill);color: var(--text);overflow: clip;}
    .screen .name{left: 24px;right: 24px;top: 18px;translate: none;font: 600 24px/1.3 inherit;
    font-size: 24px;font-weight: 600;}
    .screen .name.large{top: 50%;translate: 0 -50%;text-align: center;font-size: 42px;
    overflow-wrap: anywhere;}
    .cell{border-top: 1px solid var(--edge);}
    .cell:nth-child(3){background: color-mix(in srgb,var(--edge) 14%,transparent);}
    .view{border-radius: 6px;font-size: 20px;line-height: 1.2;overflow: visible;}
    .view .label{position: absolute;inset: 0;display: flex;align-items: center;
    padding: 0 10px;
    overflow: hidden;white-space: nowrap;}
    .picture{background-color: var(--edge);
    background-image: linear-gradient(150deg,transparent 55%,#0003 55% 75%,#0005 75%);}
    .picture .label{inset: auto auto 0 0;max-width: 100%;background: var(--fill);}
    .heading{font-weight: 600;font-size: 24px;}
    .heading .label{padding: 0;}
    .lines{background-image: repeating-linear-gradient(transparent 0 9px,
    color-mix(in srgb,var(--edge) 40%,transparent) 9px 15px,transparent 15px 26px);}
    .lines .label{align-items: end;}
    .button{background-color: var(--fill);border: 2px solid var(--edge);border-radius: 25px;
    font-weight: 600;}
    .button .label{justify-content: center;}
    .bar{background-color: color-mix(in srgb,var(--edge) 25%,var(--fill));}
    .item{background-color: var(--edge);border-radius: 50%;}
    .box{background-color: color-mix(in srgb,var(--edge) 12%,var(--fill));
    border: 2px solid var(--edge);}
    .caption{position: absolute;top: 100%;left: 0;white-space: nowrap;font-size: 18px;
    font-weight: 400;color: var(--text);}
    .controls{display: flex;flex-wrap: wrap;gap: 8px 12px;align-items: center;
    margin: 12px 0 4px;}
    #time{width: 100%;accent-color: var(--accent);}
    #clock{font-variant-numeric: tabular-nums;}
    #timeline{position: relative;}
    .row{display: grid;grid-template-columns: 1fr;margin-bottom: 6px;font-size: 13px;}
    .lane{position: relative;height: 10px;background: var(--plain);border-radius: 5px;}
    .span{position: absolute;top: 0;bottom: 0;min-width: 3px;
    border-radius: 5px;background: var(--line);}
    .span.line{background: var(--accent);}
    .span.modifier{
    background: repeating-linear-gradient(45deg,var(--accent) 0 6px,var(--line) 6px 9px);}
    #head{position: absolute;top: 0;bottom: 0;width: 1px;background: var(--text);}
    .lanes{position: relative;}
    #notes{padding-left: 20px;}
    .how{color: var(--muted);}
    @media (max-width: 900px){
    .script main.two,.script main{grid-template-columns: minmax(0,1fr);}
    #stage{position: static;}
    }
    @media (prefers-reduced-motion: no-preference){.card rect{transition: stroke-width .15s;}}
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
    .transc-graph .line{stroke: var(--line)}
    .transc-graph .head{fill: var(--line)}
    .transc-graph .pill rect{fill: var(--plain);stroke: var(--line)}
    .transc-graph .strip rect{fill: var(--plain)}
    .transc-graph .card rect{fill: var(--fill);stroke: var(--edge)}
    """#
