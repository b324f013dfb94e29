import { FAULT_NAMES } from '../../mocks/network/adapters/route'
import { DEVICE_STATES } from '../../mocks/network/controls/deviceStates'
import type { Chance } from '../../mocks/world/core/chance'
import { PERSONAS } from '../../mocks/world/member/profile'
import { routes } from '../../src/app/routing/routes'
import { LOCALES } from '../../src/i18n/supportedLocales'
import type { Step, Target } from './steps'

/** Values of the `:names` in paths: some that exist, and some that do not. */
const PARAMS = ['1', '50', '0', '999999', 'o000001', '%E0', 'no-such'] as const
const FAULTS = ['offline', 'http500', 'lost', 'malformed', 'empty', 'wrongtype', '401', '1001', '1002', '1003', '1004']
const SPANS = ['1s', '61s', '6m', '8h', '8d'] as const
const GRANTS = ['coin:5000', 'points:500', 'chance:1', 'level:3', 'level:8', 'coupon:1010'] as const
const DRAWS = ['2001', '1005', '4001', '50004'] as const
/** Letters of right-to-left scripts, marks, numbers that are none, and markup. */
const TEXTS = [
  '',
  '0',
  '50',
  '-1',
  '1e9',
  '9'.repeat(40),
  '<img src=x onerror=alert(1)>',
  '{{name}}',
  'مرحبا 12',
  '👨‍👩‍👧',
  'a@b.co',
  'demo1234',
]

const TYPED: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'spinbutton'])

type Choice = (chance: Chance) => Step

/** Besides what is on the page, each as often as its number says. */
const others: readonly Choice[] = (
  [
    [30, (chance) => ({ do: 'open', path: pathOf(chance) })],
    [8, () => ({ do: 'back' })],
    [4, () => ({ do: 'forward' })],
    [6, () => ({ do: 'reload' })],
    [4, () => ({ do: 'escape' })],
    [16, (chance) => ({ do: 'fault', text: `${chance.pick(FAULT_NAMES)}:${chance.pick(FAULTS)}*1` })],
    [6, (chance) => ({ do: 'fault', text: `*:${chance.pick(FAULTS)}%10` })],
    [8, (chance) => ({ do: 'advance', span: chance.pick(SPANS) })],
    [4, (chance) => ({ do: 'grant', text: chance.pick(GRANTS) })],
    [2, (chance) => ({ do: 'draw', rows: chance.pick(DRAWS) })],
    [2, (chance) => ({ do: 'device', state: chance.pick(DEVICE_STATES) })],
    [4, (chance) => ({ do: 'language', locale: chance.pick(LOCALES).code })],
    [4, () => ({ do: 'offline' })],
    [4, (chance) => ({ do: 'tab', path: pathOf(chance) })],
    [1, () => ({ do: 'deploy' })],
    [3, (chance) => ({ do: 'enter', persona: chance.pick(PERSONAS) })],
  ] satisfies readonly (readonly [number, Choice])[]
).flatMap(([times, choice]) => Array<Choice>(times).fill(choice))

/** A tap or a text, so often of a hundred. */
const ON_PAGE = 0.6

const pathOf = (chance: Chance): string => chance.pick(routes).path.replace(/:\w+/g, () => chance.pick(PARAMS))

/** The next step of a walk on a page with these controls. */
export const chooseStep = (chance: Chance, targets: readonly Target[]): Step => {
  if (targets.length > 0 && chance.hit(ON_PAGE)) {
    const target = chance.pick(targets)
    return TYPED.has(target.role) ? { do: 'fill', target, text: chance.pick(TEXTS) } : { do: 'tap', target }
  }
  return chance.pick(others)(chance)
}
