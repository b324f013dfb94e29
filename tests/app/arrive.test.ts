import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arrive } from '../../src/app/routing/arrive'

const WINDOW_HEIGHT = 800

/** A page of a given height in px that the test lets grow. */
function pageOf(first: number) {
  let height = first
  const observers = new Set<() => void>()
  const view = {
    scrollY: 0,
    scrollTo: (_: number, top: number) => {
      view.scrollY = Math.min(top, Math.max(0, height - WINDOW_HEIGHT))
    },
  }
  class Observer {
    readonly observe: () => void
    readonly disconnect: () => void
    constructor(grown: () => void) {
      this.observe = () => void observers.add(grown)
      this.disconnect = () => void observers.delete(grown)
    }
  }
  const events = new EventTarget()
  vi.stubGlobal('window', view)
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('document', { activeElement: null, body: {}, querySelector: () => null })
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const grow = (to: number) => {
    height = to
    for (const grown of observers) grown()
  }
  return { view, events, grow, observers }
}

describe('Back in a list that loads its rows again', () => {
  let page: ReturnType<typeof pageOf>
  beforeEach(() => {
    page = pageOf(1000)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('follows the page until it is as long as it was', () => {
    arrive(3000)
    expect(page.view.scrollY).toBe(200)
    page.grow(2000)
    expect(page.view.scrollY).toBe(1200)
    page.grow(5000)
    expect(page.view.scrollY).toBe(3000)
    expect(page.observers.size).toBe(0)
  })

  it.each(['wheel', 'touchstart', 'keydown'])('leaves the page where it is once the player scrolls (%s)', (type) => {
    arrive(3000)
    page.events.dispatchEvent(new Event(type))
    page.view.scrollY = 50
    page.grow(5000)
    expect(page.view.scrollY).toBe(50)
  })

  it('ends with its page', () => {
    arrive(3000)()
    page.grow(5000)
    expect(page.view.scrollY).toBe(200)
  })
})

describe('the focus of a new page', () => {
  const heading = { setAttribute: vi.fn(), focus: vi.fn() }
  const arriveWith = (isInPage: boolean) => {
    pageOf(1000)
    const activeElement = { matches: (selector: string) => selector === 'main *' && isInPage }
    vi.stubGlobal('document', { activeElement, querySelector: () => heading })
    arrive(0)
  }
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.clearAllMocks()
  })

  it('goes to its heading', () => {
    arriveWith(false)
    expect(heading.focus).toHaveBeenCalledOnce()
  })

  it('stays on what the page or the player has focused in it meanwhile', () => {
    arriveWith(true)
    expect(heading.focus).not.toHaveBeenCalled()
  })
})
