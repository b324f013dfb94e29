import { deviceStates } from '../../../mocks/network/controls/deviceStates'
import { PROVIDER_ANSWERS } from '../../../mocks/network/controls/provider'
import { faultForms } from '../../../mocks/network/faults/faultKinds'
import { FAULT_FORM } from '../../../mocks/network/faults/faults'
import { LATENCIES } from '../../../mocks/network/faults/latency'
import { DEMO_PASSWORD } from '../../../mocks/personas/build'
import { profiles } from '../../../mocks/personas/profiles'
import { activityHeads } from '../../../mocks/world/activity/table'
import { DEMO_CODE } from '../../../mocks/world/auth/magic'
import { overrideFields } from '../../../mocks/world/config/overrides'
import { MOST_GAMES } from '../../../mocks/world/game/catalogue'
import { forcedForms } from '../../../mocks/world/game/forced'
import { playCalls } from '../../../mocks/world/game/playCalls'
import { jackpotCells } from '../../../mocks/world/jackpot/table'
import { MOST_ROUNDS } from '../../../mocks/world/tester/calls'
import { grantKinds } from '../../../mocks/world/tester/grants'
import { PROP } from '../../../src/contract/activity/rewards'
import { code, page, table } from '../markdown'

const money = (cents: number) => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })

export const personasPage = (): string =>
  page(
    'Personas',
    `The player that a world starts with: ${code('/?mock.persona=lucky')} in a link, ${code("mock.reset({ persona: 'lucky' })")} in the console, ${code(
      'parameters.mock.persona',
    )} in a story, ${code('POST /__mock/reset')} over HTTP. In every world each of them can sign in: account = name, password ${code(
      DEMO_PASSWORD,
    )}, or the phone number with code ${code(DEMO_CODE)}.`,
    table(
      ['persona', 'who it is', 'starts signed in', 'phone', 'VIP level', 'balance', 'deposits', 'registered'],
      Object.values(profiles).map(({ name, about, signedIn, mobile, vipLevel, coin, deposits, registeredDaysAgo }) => [
        code(name),
        about,
        signedIn ? 'yes' : 'no',
        code(mobile),
        vipLevel,
        money(coin),
        deposits,
        registeredDaysAgo === 0 ? 'today' : `${registeredDaysAgo} days ago`,
      ]),
    ),
  )

const headIds = activityHeads.map(({ id }) => id).join(', ')

export const controlsPage = (): string =>
  page(
    'Control syntax',
    "The same syntax in a link (`mock.fault=…`), in `window.mock`, in a story's `parameters.mock`, in the panel and over HTTP (`/__mock/…`). An invalid control is refused with what would be valid.",
    `## Faults: ${code(FAULT_FORM)}`,
    '`<endpoint>` is the last part of the path, or `*` for all; a fault of the endpoint wins, and one with a condition over one without. `{field=value}` meets only calls whose body has it (`{a.b=value}` inside an object). `%25` meets a quarter of the calls, drawn from the seed: two runs fail the same ones; in a link write `%2525`. `@3` begins with the third call that it could meet; several of one endpoint with different beginnings take turns: `receiveDrawChance:1001@1*1,receiveDrawChance:1002@2*1`. `*2` counts down; without it the fault stays until cleared. Several are separated by commas.',
    `The calls of the demo games' frames have names, too, and are met by them only, not by \`*\`: ${playCalls.map(({ name }) => code(name)).join(', ')}. A game asks again, under the same request id, for a reply that is lost or broken, so its round counts once.`,
    table(
      ['what', 'the world acts', 'what arrives'],
      faultForms.map(({ form, acts, arrives }) => [form, acts, arrives]),
    ),
    'What is held is released by `mock.release(endpoint)`, or all of it by `mock.release("*")`.',
    '## Latency',
    table(
      ['word', 'ms', 'network type that the app sees'],
      [
        ...LATENCIES.map(({ word, ms, network }) => [code(word), ms, network ?? "the browser's own"]),
        ['a number', 'so many', "the browser's own"],
      ],
    ),
    '## Clock',
    '`live` is real time; an ISO 8601 instant is frozen; `run@<instant>` starts there and ticks. It is moved by `set` and by `advance` (`90s`, `15m`, `24h`, `7d`), only forward; due events happen in order.',
    '## Games',
    `How many games the catalog of a fresh world holds, 1 to ${MOST_GAMES.toLocaleString('en-US')}; without it 320.`,
    '## Draws',
    `A propId, or propId~cell id (the older # ends an address): ${PROP.mega} Mega, ${PROP.major} Major, ${PROP.minor} Minor, ${PROP.mini} Mini, or one of these cells.`,
    table(
      ['word', 'cell', 'prize', 'count'],
      jackpotCells.map(({ id, propId, type, count: units }) => [
        code(`${propId}~${id}`),
        id,
        type === 2 ? 'a jackpot' : propId,
        units,
      ]),
    ),
    '## Round: `<kind>:<result>`',
    'What the next rounds of the demo games give, for money or for fun; several are separated by commas, and the first one of a kind meets the next round of that kind. Only rounds played in a game count, not those of the control `bet`. The world marks such a round as forced.',
    table(
      ['kind', 'values'],
      Object.entries(forcedForms).map(([kind, form]) => [
        kind,
        code(form.slice(0, form.indexOf(','))) + form.slice(form.indexOf(',')),
      ]),
    ),
    '## Config: `<field>:<value>`',
    'Overrides switches of the app config, until cleared. They show in every reply that carries them, and the rules obey them: a closed activity leaves the list, its red dot goes off and its claims are refused; with `maintenance:1` the games rest (listed as closed, none starts, no bet is taken); a way to sign in that is not among the `loginTypes`, or a provider that is not among the `socialTypes`, is refused. Several are separated by commas.',
    table(
      ['field', 'values'],
      [...overrideFields].flatMap(([name, { values }]) => (name.startsWith('activity.') ? [] : [[code(name), values]])),
    ),
    `\`activity.<id>\`: open, closed; by the ids of the activities (${headIds}).`,
    '## Grant: `<what>:<value>`',
    "Gives the signed-in player something; over HTTP the player of the request's token, else the persona. Balances move through the ledger with the kind `tester.<what>`, money left in a game with `game.left`; what is claimed (mail, bonus, commission) is paid by its claim, once. The reply is `{errcode: 0, coin}`, or `{errcode: 401}` when nobody is signed in.",
    table(
      ['what', 'values'],
      [...grantKinds].map(([name, { values }]) => [code(name), values]),
    ),
    'Red dots: `canReceiveDrawChance` chance:1, `taskAwardFlag` liveness:20, `hasMail` mail:appUpdate, `emailAwardFlag` mail:gift, `vipAwardFlag` bonus:daily, `hasAgent` commission:500, `agent5AwardFlag` friend:1, `spinAwardFlag` spins:1, `hasTask` and `hasFund` by bets; the others are on until claimed, once or daily.',
    '## Bet: `<gameId>:<stake>[*times][=<win>]`',
    `Plays rounds of a game for the same player by the rules of the demo games; stake and win (of each round) in cents, up to ${MOST_ROUNDS} rounds. Without a win the game's own chance decides. The reply is \`{errcode: 0, rounds, bet, win, coin}\`. The first round that is refused ends them: as \`stopped: <code>\` in the reply, or as its \`errcode\` when it was the very first; no round is half done.`,
    '## Device: `mock.device(state)`',
    'A state of the device, in the demo; `none` undoes it.',
    table(
      ['state', 'what happens'],
      Object.entries(deviceStates).map(([name, does]) => [code(name), does]),
    ),
    '## Provider: `mock.provider(orderId, answer)`',
    `Answers for the payment provider of an order, or of the \`last\` open one: ${PROVIDER_ANSWERS.map(code).join(', ')}. A late payment arrives two hours after it was made, a lost notice is found after ten minutes.`,
  )
