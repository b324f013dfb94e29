import { observer } from 'mobx-react-lite'
import { graphemesOf } from '../../../domain/graphemes'
import { cleanNickname } from '../../../domain/member/nickname'
import { useTranslation } from '../../../i18n'
import { message } from '../../../stores/data/message'
import { submit } from '../../../stores/data/submit'
import { ProfileStore } from '../../../stores/member/ProfileStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { Nickname } from '../../../ui/data/Nickname'
import { TextField } from '../../../ui/fields/TextField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { useForm } from '../../../ui/form/useForm'
import { nicknameRules } from './nicknameRules'

const refusals = { badRequest: 'nickname' } as const

/** Changes the nickname; says how long it is, and what will be saved where that is not what was typed. */
export const NicknameForm = observer(function NicknameForm({ nickname }: { nickname: string }) {
  const store = useFeature(ProfileStore)
  const { member, toasts } = useStores()
  const { t } = useTranslation()
  const limit = store.limits?.username
  const form = useForm({
    rules: nicknameRules(limit),
    start: { nickname },
    send: submit(
      (values) => store.save(values),
      refusals,
      () => {
        // As it was saved, which may not be as it was typed.
        form.reset({ nickname: member.info?.nickname ?? '' })
        toasts.show('success', message('profile.saved'))
      },
    ),
  })
  const field = useField(form, 'nickname')
  const cleaned = cleanNickname(field.value)
  const missingHint = cleaned === nickname ? t('profile.nickname.same') : undefined
  return (
    <Form
      form={form}
      action={t('profile.save')}
      busy={store.isBusy()}
      busyLabel={t('profile.saving')}
      missingHint={missingHint}
    >
      <TextField
        {...field}
        label={t('profile.nickname')}
        autoComplete="nickname"
        dir="auto"
        hint={
          <>
            {limit?.status === 1 && t('profile.nickname.count', { count: graphemesOf(cleaned).length, max: limit.max })}
            {cleaned && cleaned !== field.value.trim() && (
              <div role="status">
                {t('profile.nickname.cleaned')} <Nickname>{cleaned}</Nickname>
              </div>
            )}
          </>
        }
      />
    </Form>
  )
})
