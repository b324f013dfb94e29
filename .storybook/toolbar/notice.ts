import { LATENCIES } from '../../mocks/network/faults/latency'
import { personaNamed, profiles } from '../../mocks/personas/profiles'
import { OFFLINE, worldGlobalTypes } from '../world/worldGlobals'
import { toolbarGlobalTypes } from './globals'
import type { Globals } from './storyAddress'

/** How long a notice is shown, ms. */
const SHOWN = 4000

interface Choice {
  description: string
  toolbar: { items: readonly { value: unknown; title: string }[] }
}

const choices: Record<string, Choice> = { ...toolbarGlobalTypes, ...worldGlobalTypes }

/** Whether the story on the page has a world: only there is a player, and a network. */
let hasWorld = true

export const setHasWorld = (value: boolean): void => {
  hasWorld = value
}

const effects: Record<string, (value: string) => string | undefined> = {
  persona: (value) => {
    const persona = personaNamed(value)
    return persona ? `level ${profiles[persona].vipLevel}` : 'as the story says'
  },
  network: (value) => {
    if (value === OFFLINE) return 'every call fails'
    const latency = LATENCIES.find(({ word }) => word === value)
    return latency ? `${latency.ms} ms a call` : 'as the story says'
  },
}

/** What a changed control does, in a line; null for one that is not ours. */
export const effectOf = (name: string, value: unknown, inWorld: boolean): string | null => {
  const choice = choices[name]
  const item = choice?.toolbar.items.find((one) => String(one.value) === String(value))
  if (!choice || !item) return null
  const effect = effects[name]?.(String(value))
  if (effect && !inWorld) return `${choice.description}: no effect, this story makes no calls`
  return [`${choice.description}: ${item.title}`, effect].filter(Boolean).join(', ')
}

let hide = 0

/** Says on the canvas what a control of the toolbar has done. */
export const showChanges = (before: Globals, after: Globals): void => {
  const changed = Object.keys(after).filter((name) => before[name] !== after[name])
  const lines = changed.map((name) => effectOf(name, after[name], hasWorld)).filter((line) => line !== null)
  if (lines.length === 0) return
  const notice = document.getElementById('toolbar-notice') ?? document.createElement('p')
  notice.id = 'toolbar-notice'
  notice.role = 'status'
  // In the top layer, above a story's dialogs.
  notice.popover = 'manual'
  notice.textContent = lines.join(' · ')
  document.body.append(notice)
  notice.showPopover()
  clearTimeout(hide)
  hide = window.setTimeout(() => notice.remove(), SHOWN)
}

export const noticeCss = `#toolbar-notice{inset:8px 8px auto;margin-inline:auto;inline-size:fit-content;padding:8px 14px;border:0;border-radius:999px;background:#fff;color:#111;font:600 13px/1.3 'Onest Variable',system-ui,sans-serif;pointer-events:none}`
