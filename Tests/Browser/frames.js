// Runs in a page: shows a scene at times, and measures parts of the phone at each.
const [key, isReduced, times, names, index, finish] = arguments;
const phone = document.querySelectorAll('[data-part=phone]')[index];
const size = [390, 844];
const round = (number) => Math.round(number * 1e4) / 1e4;

// Chromium complains of an address that changes more than 200 times in 10 seconds.
const shortest = 55;

async function choose() {
  const words = [`scene=${encodeURIComponent(key)}`, `t=${times[0]}`];
  if (isReduced) words.push('reduced=1');
  history.replaceState = () => {};
  const rest = (window.lastChoice ?? 0) + shortest - performance.now();
  await new Promise((resume) => setTimeout(resume, rest));
  window.lastChoice = performance.now();
  History.prototype.replaceState.call(history, null, '', `#${words.join('&')}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
}

// Marks at places of a box, in parts of its size. The browser says where they are drawn, with the
// transforms of all boxes around them.
function marks(box, places) {
  const style = getComputedStyle(box);
  const inside = (start, end, part) => (
    part === 0 ? `-${style[start]}` : `calc(100% + ${style[end]})`);
  return places.map(([x, y]) => {
    const mark = document.createElement('i');
    mark.style.cssText = 'position: absolute; width: 0; height: 0; translate: none';
    mark.style.left = inside('borderLeftWidth', 'borderRightWidth', x);
    mark.style.top = inside('borderTopWidth', 'borderBottomWidth', y);
    box.append(mark);
    return mark;
  });
}

function where(mark) {
  const rect = mark.getBoundingClientRect();
  return [rect.x, rect.y];
}

function measureAll() {
  // Large graphs and tables take most of the time of a layout.
  document.querySelectorAll('.registry').forEach((part) => { part.hidden = true; });
  const frame = marks(phone, [[0, 0], [1, 0], [0, 1]]);
  const parts = names.map((name) => {
    const box = phone.querySelector(`[data-part="${name}"]`);
    if (!box) return null;
    return {
      style: getComputedStyle(box),
      marks: marks(box, [[0, 0], [1, 0], [1, 1], [0, 1]]),
      overlay: box.querySelector(`[data-part="${name}.overlay"]`),
    };
  });
  const slider = document.querySelector('#time');
  const step = slider.step;
  // The slider shows any time that it is set to.
  slider.step = 'any';
  const frames = times.map((time) => {
    slider.value = time;
    slider.dispatchEvent(new Event('input'));
    const [origin, right, down] = frame.map(where);
    const [a, b] = [(right[0] - origin[0]) / size[0], (right[1] - origin[1]) / size[0]];
    const [c, d] = [(down[0] - origin[0]) / size[1], (down[1] - origin[1]) / size[1]];
    const place = ([x, y]) => {
      const [dx, dy] = [x - origin[0], y - origin[1]];
      const scale = a * d - b * c;
      return [round((d * dx - c * dy) / scale), round((a * dy - b * dx) / scale)];
    };
    return parts.map((part) => part && {
      corners: part.marks.flatMap((mark) => place(where(mark))),
      opacity: Number(part.style.opacity),
      radius: parseFloat(part.style.borderTopLeftRadius),
      color: part.style.backgroundColor,
      overlay: part.overlay ? Number(getComputedStyle(part.overlay).opacity) : 0,
      shown: part.style.visibility === 'visible',
    });
  });
  slider.step = step;
  return frames;
}

choose().then(() => finish(measureAll()));
