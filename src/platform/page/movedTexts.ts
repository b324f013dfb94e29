import type { Stop } from '../clock'

/** The child of `parent` that holds `node`; null when it is elsewhere. */
const holderIn = (parent: Node, node: Node): Node | null => {
  let at: Node | null = node
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/**
 * Browsers that translate a page move each text into elements of their own. React, which removes it from where it has put
 * it, or inserts beside it, would throw and take down the page (facebook/react#11538): it finds it where it is now.
 * Returns the undo.
 */
export const followMovedTexts = (): Stop => {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const holder = holderIn(this, child)
    if (holder) removeChild.call(this, holder)
    return child
  }
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && holderIn(this, before))
    return node
  }
  return () => Object.assign(Node.prototype, { insertBefore, removeChild })
}
