import { appConfig } from '../../../src/contract/config'
import { MAIL_FILTERS } from '../../../src/contract/mail'
import { sampleOf } from '../core/samples'
import { deposit, note, orderOf, type Recipe, recipe, rowsIn, withdrawal } from './recipe'

const page = { pageNum: 1, pageSize: 20 }

const days = async (at: Parameters<Recipe['run']>[0], count: number) => {
  for (let day = 1; day <= count; day++) {
    await deposit(at, 10_000, `day-${day}`)
    await at.wait('24h')
  }
  return at.send('rechargeRecord', page)
}

/** Recipes for the values of enums that no call, reward or refusal needs. */
export const valueRecipes: readonly Recipe[] = [
  ...MAIL_FILTERS.map((filter) =>
    recipe('collector', `the ${filter} mails`, (at) => at.send('getMail2', { ...page, filter })),
  ),
  ...[15, 60, 120].map((minutes) =>
    recipe('regular', `a reality check every ${minutes} minutes`, (at) => at.send('playReminder', { minutes })),
  ),
  ...['7d', '30d', '42d', '180d', '365d', '1825d'].map((length) =>
    recipe('regular', `${length} without play`, (at) => at.send('playBreak', { length })),
  ),
  ...['day', 'week', 'month'].map((period) =>
    recipe('regular', `a limit for the ${period}`, (at) => at.send('playLimit', { period, amount: 10_000 })),
  ),
  ...['payment', 'game', 'idea'].map((category) =>
    recipe('regular', `feedback: ${category}`, async (at) => {
      await at.send('feedbackSend', { ...note('f'), category })
      return at.send('feedbackRecord', page)
    }),
  ),
  ...[
    [3, 'facebook'],
    [4, 'line'],
  ].map(([provider, name]) =>
    recipe('regular', `an account of ${name}`, (at) =>
      at.send('bindSocialAccount', { provider, providerToken: `demo-${name}-ann` }),
    ),
  ),
  ...['registerType:1', 'registerType:2', 'defaultLoginType:2', 'defaultLoginType:3'].map((config) =>
    recipe('visitor', `another configuration: ${config}`, async (at) => {
      await at.control('POST', '/config', { config })
      return at.send('appConfig', sampleOf(appConfig))
    }),
  ),
  ...[0, 1].map((tryIt) =>
    recipe('regular', `a game, for fun or not: ${tryIt}`, (at) => at.send('startGame', { gameId: 1, tryIt })),
  ),
  ...[0, 1, 2, 3, 4].map((status) =>
    recipe('regular', `deposits in state ${status}`, (at) => at.send('rechargeRecord', { ...page, status })),
  ),
  ...[0, 1, 2, 3, 4, 5].map((status) =>
    recipe('regular', `withdrawals in state ${status}`, (at) => at.send('exchangeRecord', { ...page, status })),
  ),
  recipe('regular', 'answered feedback', async (at) => {
    const { id } = await at.send('feedbackSend', note('f'))
    await at.wait('3h')
    return at.send('feedbackDetail', { id })
  }),
  recipe('regular', 'a withdrawal that is reviewed and approved', async (at) => {
    await at.send('exchange', await withdrawal(at, 5_000))
    for (const span of ['3h', '12h']) {
      await at.wait(span)
      await at.send('exchangeRecord', page)
    }
    return at.send('getExchange')
  }),
  recipe('regular', 'a withdrawal that is rejected', async (at) => {
    await at.send('exchange', await withdrawal(at, 5_013))
    await at.wait('24h')
    return at.send('exchangeRecord', page)
  }),
  recipe('regular', 'the bonus of a channel', (at) => at.send('rechargeOrder', orderOf(10_000, 'crypto'))),
  recipe('regular', 'the bonus of a large deposit', (at) => at.send('rechargeOrder', orderOf(500_000))),
  recipe('whale', 'the bonus of a VIP level', (at) => at.send('rechargeOrder', orderOf(10_000))),
  recipe('regular', 'the bonus of days in a row', (at) => days(at, 6)),
  recipe('collector', 'the bonus of a coupon', async (at) => {
    await deposit(at, 10_000)
    const coupon = rowsIn(await at.send('couponList')).find(({ propId, state }) => propId === 1005 && state === 1)
    return at.send('rechargeOrder', { ...orderOf(10_000), requestId: 'coupon', couponId: coupon?.['id'] })
  }),
]
