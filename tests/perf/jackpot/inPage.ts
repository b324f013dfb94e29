/** Measured inside the page; frames are counted outside. */
export interface Seen {
  commits: number
  steps: number
  /** DOM changes of the grid other than the highlight attribute. */
  otherChanges: number
  /** Animated CSS properties. */
  animated: string[]
}

/** Runs in the page before its code: a devtools hook counts React's commits. */
export function countCommits(): void {
  const nothing = () => undefined
  const count = { commits: 0 }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: nothing,
    onScheduleFiberRoot: nothing,
    onCommitFiberRoot: () => count.commits++,
    onPostCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  }
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook, count })
}

/** Runs in the page: sets marks at the parts of the draw and records changes and animations. */
export function watchDraw(): void {
  const seen: Seen = { commits: 0, steps: 0, otherChanges: 0, animated: [] }
  const { count } = window as unknown as { count: { commits: number } }
  Object.assign(window, { seen })
  let part = ''
  const enter = (next: string, commitsBefore: number) => {
    performance.mark(`part-${next}`)
    if (part === 'ring') seen.commits = count.commits - commitsBefore
    part = next
  }
  let before = 0
  new MutationObserver((changes) => {
    const wheel = document.querySelector('[data-testid="jackpot-wheel"]')
    const highlighted = document.querySelector('[data-highlighted="true"]')
    const now = wheel
      ? wheel.getAttribute('data-stopped') === 'true'
        ? 'stopped'
        : 'wheel'
      : highlighted
        ? 'ring'
        : ''
    if (now !== part && now !== '') {
      if (now === 'ring') before = count.commits
      enter(now, before)
    }
    if (part !== 'ring') return
    for (const { target, attributeName } of changes) {
      if (!(target instanceof Element) || !target.closest('li[data-place]')) continue
      if (attributeName !== 'data-highlighted') seen.otherChanges++
      else if (target.getAttribute('data-highlighted') === 'true') seen.steps++
    }
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true })
  setInterval(() => {
    const effects = document.getAnimations().map(({ effect }) => effect)
    const keys = effects
      .flatMap((effect) => (effect instanceof KeyframeEffect ? effect.getKeyframes() : []))
      .flatMap(Object.keys)
    const properties = keys.filter((key) => !['offset', 'computedOffset', 'easing', 'composite'].includes(key))
    seen.animated = [...new Set([...seen.animated, ...properties])]
  }, 700)
}

/** Runs in the page: opens the jackpot modal and waits for the frame in which SPIN is enabled. */
export function openingTime(): Promise<number> {
  const opener = [...document.querySelectorAll('button')].find((button) =>
    /^Open the lucky/.test(button.textContent ?? ''),
  )
  const begun = performance.now()
  opener?.click()
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('dialog[open] button[aria-busy="false"][aria-disabled="false"]'))
        requestAnimationFrame(() => resolve(performance.now() - begun))
      else requestAnimationFrame(look)
    }
    look()
  })
}
