import { agentFill } from '../../../../src/contract/agent'
import {
  accountLogin,
  accountLoginSms,
  accountRegist,
  accountRegist4,
  bindAccount,
  bindSocialAccount,
  facebookLogin,
  forgetPassword,
  googleLogin,
  initPassword,
  lineLogin,
  smsSend,
} from '../../../../src/contract/auth'
import { SOCIAL } from '../../../../src/contract/core/enums'
import { REFUSAL } from '../../../../src/contract/core/refusals'
import { feedbackDetail, feedbackRecord, feedbackSend } from '../../../../src/contract/feedback'
import { actInviteClickInvite, actInviteUser, actInviteUserSpin } from '../../../../src/contract/invite'
import { delMail, getMail2, getMailDetail } from '../../../../src/contract/mail'
import { refreshData } from '../../../../src/contract/member'
import { logout } from '../../../../src/contract/session'
import { NO_ID, PAGE, type Step, step } from '../step'

/** Logins that must fail; those that would send someone a message are skipped. */
export const failingLogins: readonly Step[] = [
  step([googleLogin, facebookLogin, lineLogin], async (check) => {
    for (const call of [googleLogin, facebookLogin, lineLogin])
      await check.refused(call, { providerToken: NO_ID }, 'with an invented token of the provider')
  }),
  step([accountLogin], async (check, { name }) => {
    await check.refused(accountLogin, { account: name, password: NO_ID }, 'with a wrong password')
  }),
  step([accountRegist], async (check, { name, password }) => {
    await check.refused(accountRegist, { account: name, password }, 'for an account that exists')
  }),
  step([smsSend, accountLoginSms, accountRegist4, forgetPassword], async (check) => {
    for (const call of [smsSend, accountLoginSms, accountRegist4, forgetPassword])
      check.skip(call, 'it needs a phone that receives a code')
  }),
]

/** Binding, inviting, mails and feedback. */
export const people: readonly Step[] = [
  step([bindSocialAccount], async (check) => {
    const request = { provider: SOCIAL.google, providerToken: NO_ID }
    await check.refused(bindSocialAccount, request, 'with an invented token of the provider')
  }),
  step([bindAccount], async (check, { name, password }) => {
    await check.refused(bindAccount, { account: `${name}b`, password }, 'for a player who has an account name')
  }),
  step([initPassword], async (check, { password }) => {
    await check.refused(initPassword, { password }, 'for a player who has a password')
  }),
  step([agentFill], async (check) => {
    await check.refused(agentFill, { pid: '%' }, 'for an inviter who does not exist')
  }),
  step([actInviteClickInvite, actInviteUserSpin], async (check, { run }) => {
    const tapped = await check.call(actInviteClickInvite, { requestId: run })
    const { spins, sectors } = await check.call(actInviteUser, {})
    check.expect(
      spins === tapped.spins,
      actInviteClickInvite,
      'effect',
      `says ${tapped.spins} spins, the wheel ${spins}`,
    )
    if (spins === 0) return check.refused(actInviteUserSpin, {}, 'without a spin')
    const spun = await check.call(actInviteUserSpin, {})
    check.expect(spun.spins === spins - 1, actInviteUserSpin, 'effect', `of ${spins} spins it leaves ${spun.spins}`)
    const known = sectors.some(({ id }) => id === spun.sectorId)
    check.expect(known, actInviteUserSpin, 'effect', `it stops at sector ${spun.sectorId}, which the wheel has not`)
    const { progress } = await check.call(actInviteUser, {})
    check.expect(
      progress === spun.progress,
      actInviteUserSpin,
      'effect',
      `progress ${spun.progress} becomes ${progress}`,
    )
  }),
  step([feedbackSend, feedbackRecord, feedbackDetail], async (check, { run }) => {
    const message = `A message of the contract check, ${run}.`
    const request = { category: 'other' as const, message, images: [], requestId: run }
    const { id } = await check.call(feedbackSend, request)
    const again = await check.call(feedbackSend, request)
    check.expect(again.id === id, feedbackSend, 'effect', 'the same requestId sends it twice')
    const { list } = await check.call(feedbackRecord, PAGE)
    check.expect(list[0]?.id === id, feedbackRecord, 'effect', 'the new feedback is not the first')
    const { feedback } = await check.call(feedbackDetail, { id })
    check.expect(feedback.message === message, feedbackDetail, 'effect', `the message becomes "${feedback.message}"`)
  }),
  step([getMailDetail, delMail], async (check, { own }) => {
    const { list, unread } = await check.call(getMail2, PAGE)
    const first = list.find((mail) => !mail.read)
    if (!first) {
      for (const call of [getMailDetail, delMail]) check.skip(call, 'the account has no unread mail')
      return
    }
    const { id } = first
    await check.call(getMailDetail, { id })
    const after = await check.call(getMail2, PAGE)
    const read = after.list.find((mail) => mail.id === id)?.read === true && after.unread === unread - 1
    check.expect(read, getMailDetail, 'effect', 'a mail that was opened is still unread in getMail2')
    if (!own) return check.skip(delMail, 'the account is not ours')
    const { deleted } = await check.call(delMail, { id })
    check.expect(deleted === 1, delMail, 'effect', `deletes ${deleted} mails instead of one`)
    await check.refused(getMailDetail, { id }, 'for a deleted mail')
  }),
]

/** The end of the session. */
export const signOut: Step = step([logout], async (check) => {
  await check.call(logout, {})
  const code = REFUSAL.unauthorized
  await check.refused(refreshData, {}, 'after the sign-out', code)
})
