const EVENTS = [
  'click',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'pointerdown',
  'pointerup',
  'submit',
  'touchend',
  'touchmove',
  'touchstart',
]

/** Nothing that happens in `host` is the app's: a tap elsewhere closes its menus, Escape its dialogs. */
export const keepEvents = (host: HTMLElement): void => {
  for (const name of EVENTS) host.addEventListener(name, (event) => event.stopPropagation())
}
