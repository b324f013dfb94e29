import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import type { UserInfo } from '../../../contract/member'
import { useTranslation } from '../../../i18n'
import { useFeature, useStores } from '../../../stores/react/stores'
import { SafeboxStore } from '../../../stores/wallet/SafeboxStore'
import { Button } from '../../../ui/actions/Button'
import { ButtonLink } from '../../../ui/actions/ButtonLink'
import { Note } from '../../../ui/feedback/Note'
import { CodeField } from '../../../ui/fields/CodeField'
import { PasswordField } from '../../../ui/fields/PasswordField'
import { Form } from '../../../ui/form/Form'
import { useField } from '../../../ui/form/useField'
import { usePinForm } from './usePinForm'

/** The safe-box password: the first one, another one, or a new one for a forgotten one. */
export const PinForm = observer(function PinForm({ info }: { info: UserInfo }) {
  const [forgot, setForgot] = useState(false)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const mode = !info.hasSafeboxPassword ? 'first' : forgot ? 'forgot' : 'change'
  const done = () => {
    toasts.show('success', { keys: ['safebox.pin.saved'] })
    setForgot(false)
  }
  if (mode === 'forgot' && !info.hasPassword)
    return (
      <>
        <Note tone="info">{t('safebox.account.none')}</Note>
        <ButtonLink to="/auth/set-password" size="lg" wide>
          {t('title.setPassword')}
        </ButtonLink>
      </>
    )
  return (
    <>
      <Fields key={mode} mode={mode} onDone={done} />
      {mode === 'change' && (
        <Button variant="ghost" wide onClick={() => setForgot(true)}>
          {t('safebox.forgot')}
        </Button>
      )}
    </>
  )
})

type FieldsProps = Parameters<typeof usePinForm>[0]

const Fields = observer(function Fields(props: FieldsProps) {
  const { mode } = props
  const { password: setting, reset } = useFeature(SafeboxStore)
  const { config } = useStores()
  const { t } = useTranslation()
  const form = usePinForm(props)
  const [old, account] = [useField(form, 'old'), useField(form, 'account')]
  const [password, repeat] = [useField(form, 'password'), useField(form, 'repeat')]
  const length = config.config?.lengthLimits.safeboxPassword.max ?? 6
  return (
    <Form
      form={form}
      action={t('safebox.pin.save')}
      busy={setting.isBusy() || reset.isBusy()}
      busyLabel={t('shell.loading')}
    >
      <Note tone="info">{t(`safebox.pin.${mode}`)}</Note>
      {mode === 'change' && <CodeField {...old} label={t('safebox.pin.old')} length={length} concealed />}
      {mode === 'forgot' && (
        <PasswordField
          {...account}
          label={t('safebox.account')}
          showLabel={t('safebox.account.show')}
          concealLabel={t('safebox.account.hide')}
        />
      )}
      <CodeField {...password} label={t('safebox.pin.new')} length={length} concealed />
      <CodeField {...repeat} label={t('safebox.pin.repeat')} length={length} concealed />
    </Form>
  )
})
