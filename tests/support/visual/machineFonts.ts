import type { BrowserCommandContext } from 'vitest/node'
import { sessionOf } from './cdp'

/** Font families of `src/theme/fonts.css`, by their internal names. */
const shipped = ['Onest', 'Unbounded', 'Cairo']

/** The part of the protocol's `DOM.Node` used here. */
interface Node {
  nodeId: number
  nodeType: number
  nodeName: string
  nodeValue: string
  pseudoType?: string
  children?: Node[]
  shadowRoots?: Node[]
  pseudoElements?: Node[]
  contentDocument?: Node
}

/** Text rendered in a system font, which differs between machines: font and text. */
export const machineFonts = async ({ page }: BrowserCommandContext): Promise<string[]> => {
  const session = await sessionOf(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true })
  const drawn = textElements(storyOf(root) ?? root)
  const found = await Promise.all(
    drawn.map(async ({ nodeId, text }) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
      const foreign = fonts.filter(
        ({ familyName, isCustomFont }) => !isCustomFont || !shipped.some((name) => familyName.startsWith(name)),
      )
      return foreign.map(({ familyName }) => `${familyName} draws “${text}”`)
    }),
  )
  await session.send('CSS.disable')
  await session.send('DOM.disable')
  return [...new Set(found.flat())]
}

/** The document of Vitest's story frame. */
const storyOf = (node: Node): Node | undefined => {
  if (node.contentDocument) return node.contentDocument
  for (const child of node.children ?? []) {
    const story = storyOf(child)
    if (story) return story
  }
  return undefined
}

const ELEMENT = 1
const TEXT = 3
const withoutText = ['HEAD', 'SCRIPT', 'STYLE', 'TITLE', 'TEMPLATE']

/** Elements with text of their own, including pseudo-elements, fields and frames. */
const textElements = (node: Node): { nodeId: number; text: string }[] => {
  if (withoutText.includes(node.nodeName)) return []
  const { children = [], shadowRoots = [], pseudoElements = [], contentDocument } = node
  const texts = children.filter(({ nodeType }) => nodeType === TEXT).map(({ nodeValue }) => nodeValue.trim())
  const text = node.pseudoType ? `::${node.pseudoType}` : texts.join(' ').trim()
  const within = [...children, ...shadowRoots, ...pseudoElements, ...(contentDocument ? [contentDocument] : [])]
  return [
    ...(node.nodeType === ELEMENT && text ? [{ nodeId: node.nodeId, text: text.slice(0, 60) }] : []),
    ...within.flatMap(textElements),
  ]
}
