import { loginBonusDays } from '../../../../mocks/world/bonus/bonusLogin'
import { chestRules, periodOf, taskRules } from '../../../../mocks/world/bonus/tasksTable'
import { vipLadder } from '../../../../mocks/world/config/vip'
import { keepNeeds } from '../../../../mocks/world/vip/playerState'
import { signInWeek, vipTasks } from '../../../../mocks/world/vip/table'
import type { Award } from '../../../../src/contract/activity/rewards'
import type { Offer } from './offer'
import { counters, reward, STAKES } from './offer'

const tasks = taskRules
  .filter(({ by }) => by !== 'invites')
  .map((task) => {
    const counter = counters.find((one) => one === task.by)
    return reward(`task ${task.id}`, periodOf[task.kind], counter ? task.target * STAKES[counter] : 0, task.awards)
  })

const vip = [1, 2, 3, 4, 5, 6].flatMap((look) => [
  ...vipTasks.map((task) => {
    const counter = counters.find((one) => one === task.counts)
    return reward(
      `VIP theme ${look}: ${task.id}`,
      task.period,
      counter ? task.target(look) * STAKES[counter] : 0,
      task.awards(look),
    )
  }),
  reward(
    `VIP theme ${look}: sign-in week`,
    'week',
    0,
    signInWeek.flatMap((day) => day(look)),
  ),
])

const coin = (count = 0): Award[] => [{ propId: 2001, count }]
const ladder = vipLadder.flatMap(({ level, weeklyBonus, monthlyBonus, dailyBonus, levelUpBonus, experience }) => [
  reward(`level ${level}: reached`, 'ever', experience, coin(levelUpBonus)),
  reward(`level ${level}: weekly`, 'week', keepNeeds(level).week, coin(weeklyBonus)),
  reward(`level ${level}: monthly`, 'month', keepNeeds(level).month, coin(monthlyBonus)),
  reward(`level ${level}: daily`, 'day', 0, coin(dailyBonus)),
])

/** Tasks, VIP rewards, the login bonus and chests. */
export const tableOffers: readonly Offer[] = [
  ...tasks,
  ...vip,
  ...ladder,
  reward('login bonus: seven days', 'week', 0, loginBonusDays.flat()),
  reward(
    'chests of a day',
    'day',
    0,
    chestRules.flatMap(({ awards }) => awards),
  ),
]
