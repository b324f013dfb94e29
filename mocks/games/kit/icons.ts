import { icon as again } from 'virtual:icon/arrow-clockwise-bold'
import { icon as undo } from 'virtual:icon/arrow-counter-clockwise-bold'
import { icon as spin } from 'virtual:icon/arrows-clockwise-bold'
import { icon as history } from 'virtual:icon/clock-counter-clockwise-bold'
import { icon as rules } from 'virtual:icon/info-bold'
import { icon as minus } from 'virtual:icon/minus-bold'
import { icon as plus } from 'virtual:icon/plus-bold'
import { icon as pick } from 'virtual:icon/shuffle-bold'
import { icon as pays } from 'virtual:icon/table-bold'
import { icon as clear } from 'virtual:icon/trash-bold'
import { icon as close } from 'virtual:icon/x-bold'
import { svg } from './dom'

const icons = { again, clear, close, history, minus, pays, pick, plus, rules, spin, undo }

export type IconName = keyof typeof icons

/** An icon in the text's color; its button has the name. */
export const icon = (name: IconName): SVGElement => {
  const paths = icons[name].map((path) => svg('path', 'd' in path ? { d: path.d } : {}))
  return svg('svg', { class: 'icon', viewBox: '0 0 256 256', 'aria-hidden': 'true' }, ...paths)
}
