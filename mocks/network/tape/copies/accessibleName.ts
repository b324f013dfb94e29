import { quoted } from './screen'

/** A long name says much that changes while it is read, such as a jackpot: it is found by how it begins. */
const LONG_NAME = 60

/** An accessible name as source text: a string, or a pattern. */
export const nameSource = (name: string): string => {
  const start = name.slice(0, Math.max(0, name.search(/\d/)))
  return name.length > LONG_NAME && start !== ''
    ? `new RegExp(${quoted(`^${start.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)})`
    : quoted(name)
}
