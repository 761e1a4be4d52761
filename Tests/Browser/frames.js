// Runs in a page: shows a scene at times, and measures parts of the phone at each.
const [key, isReduced, times, names] = arguments;
const phone = document.querySelector('[data-part=phone]');
const size = [390, 844];

// Points of a box where it is drawn, with the transforms of all boxes around it.
function points(box, places) {
  const style = getComputedStyle(box);
  const [left, top] = [parseFloat(style.borderLeftWidth), parseFloat(style.borderTopWidth)];
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const marks = places.map(([x, y]) => {
    const mark = document.createElement('i');
    mark.style.cssText = 'position: absolute; width: 0; height: 0; margin: 0; padding: 0; border: 0; translate: none';
    // In parts of the box; a child is placed inside of the border.
    mark.style.left = x === 0 ? `${-left}px` : `calc(100% + ${parseFloat(style.borderRightWidth)}px)`;
    mark.style.top = y === 0 ? `${-top}px` : `calc(100% + ${parseFloat(style.borderBottomWidth)}px)`;
    box.append(mark);
    return mark;
  });
  return () => {
    const found = marks.map((mark) => mark.getBoundingClientRect());
    marks.forEach((mark) => mark.remove());
    return found.map((rect) => [rect.x, rect.y]);
  };
}

const round = (number) => Math.round(number * 1e4) / 1e4;

function measure(time) {
  const words = [`scene=${encodeURIComponent(key)}`, `t=${time}`];
  if (isReduced) words.push('reduced=1');
  history.replaceState(null, '', `#${words.join('&')}`);
  dispatchEvent(new HashChangeEvent('hashchange'));
  const boxes = names.map((name) => phone.querySelector(`[data-part="${name}"]`));
  const corners = [[0, 0], [1, 0], [1, 1], [0, 1]];
  const frame = points(phone, [[0, 0], [1, 0], [0, 1]]);
  const readers = boxes.map((box) => box && points(box, corners));
  const [origin, right, down] = frame();
  const [a, b] = [(right[0] - origin[0]) / size[0], (right[1] - origin[1]) / size[0]];
  const [c, d] = [(down[0] - origin[0]) / size[1], (down[1] - origin[1]) / size[1]];
  const place = ([x, y]) => {
    const [dx, dy] = [x - origin[0], y - origin[1]];
    const scale = a * d - b * c;
    return [round((d * dx - c * dy) / scale), round((a * dy - b * dx) / scale)];
  };
  return boxes.map((box, index) => {
    if (!box) return null;
    const style = getComputedStyle(box);
    const overlay = box.querySelector(`[data-part="${names[index]}.overlay"]`);
    return {
      corners: readers[index]().flatMap(place),
      opacity: Number(style.opacity),
      radius: parseFloat(style.borderTopLeftRadius),
      color: style.backgroundColor,
      overlay: overlay ? Number(getComputedStyle(overlay).opacity) : 0,
      shown: style.visibility === 'visible',
    };
  });
}

return times.map(measure);
