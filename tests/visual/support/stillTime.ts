/** Longer than anything a picture waits for. */
const LATER = 3000

// Amounts that move every few seconds would make each picture another one.
window.setInterval = new Proxy(window.setInterval, {
  apply: (start, self, args) => (Number(args[1] ?? 0) >= LATER ? 0 : Reflect.apply(start, self, args)),
})
