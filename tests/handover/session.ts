import { contract } from '../../src/contract'
import { accountLogin } from '../../src/contract/auth'
import type { Call } from '../../src/contract/core/call'
import { draw, getJackpotDrawInfo } from '../../src/contract/jackpot'
import { logout } from '../../src/contract/session'
import { depositCreate, depositStatus } from '../../src/contract/wallet/deposit'
import { stamped } from './examples'

interface Step {
  call: Call
  /** Own fields of the request. */
  payload?: Readonly<Record<string, unknown>>
  /** Values of the reply for later steps, by name: pointers into the body. */
  outputs?: Readonly<Record<string, string>>
}

const TOKEN = 'Bearer {$steps.accountLogin.outputs.token}'

const stepOf = ({ call, payload = {}, outputs }: Step) => ({
  stepId: call.name,
  operationId: call.name,
  ...(call.audience === 'player' && { parameters: [{ name: 'Authorization', in: 'header', value: TOKEN }] }),
  requestBody: { contentType: 'application/json', payload: { ...stamped, ...payload } },
  successCriteria: [{ condition: '$statusCode == 200' }, { condition: `$response.body#/${call.envelope} == 0` }],
  ...(outputs && {
    outputs: Object.fromEntries(Object.entries(outputs).map(([name, pointer]) => [name, `$response.body#${pointer}`])),
  }),
})

const PAGE = { pageNum: 1, pageSize: 20 }

/** Reads that need nothing but a player, or a page's number. */
const reads: readonly Step[] = contract.flatMap(({ call }) => {
  const fields = Object.keys(call.request.entries)
  const isPaged = fields.length === 2 && fields.every((name) => Object.hasOwn(PAGE, name))
  if (call.effect !== 'read' || call === getJackpotDrawInfo || !(fields.length === 0 || isPaged)) return []
  return [{ call, ...(isPaged && { payload: PAGE }) }]
})

const steps: readonly Step[] = [
  { call: accountLogin, payload: { account: 'lucky', password: 'demo1234' }, outputs: { token: '/token' } },
  ...reads,
  {
    call: depositCreate,
    payload: { channelId: 'instant', itemId: 'i10000', requestId: 'collection-1' },
    outputs: { orderId: '/order/orderId' },
  },
  { call: depositStatus, payload: { orderId: '$steps.rechargeOrder.outputs.orderId' } },
  { call: getJackpotDrawInfo },
  { call: draw },
  { call: logout },
]

/** A session of a player as a collection that tools can run, in Arazzo 1.0.1: signing in, every simple read, and some writes. */
export const sessionOf = (title: string, version: string, document: string): object => ({
  arazzo: '1.0.1',
  info: { title: `${title}: a session`, version },
  sourceDescriptions: [{ name: 'api', type: 'openapi', url: document }],
  workflows: [
    {
      workflowId: 'session',
      summary: 'A player signs in, looks at everything, deposits, draws and signs out.',
      steps: steps.map(stepOf),
    },
  ],
})
