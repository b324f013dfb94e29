import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { AccountStore } from '../../../stores/auth/AccountStore'
import { useFeature, useStores } from '../../../stores/react/stores'
import { SectionHead } from '../../../ui/data/SectionHead'
import { SegmentedControl } from '../../../ui/fields/SegmentedControl'
import { Stack } from '../../../ui/layout/Stack'
import { AccountForm } from '../credentials/AccountForm'
import { PhoneForm } from '../credentials/PhoneForm'
import type { PlayerFormProps } from '../page/PlayerPage'
import { Linked } from './Linked'

/** The player's login methods, and a form for a missing one. */
export const BindForm = observer(function BindForm({ info }: PlayerFormProps) {
  const account = useFeature(AccountStore)
  const { toasts } = useStores()
  const { t } = useTranslation()
  const missing = (['phone', 'account'] as const).filter((way) => !info[way === 'phone' ? 'mobile' : 'account'])
  const [chosen, choose] = useState(missing[0])
  const way = missing.find((one) => one === chosen) ?? missing[0]
  const form = {
    action: t('auth.bind.go'),
    busy: account.busy,
    busyLabel: t('auth.saving'),
    onDone: () => toasts.show('success', { keys: ['auth.bind.done'] }),
  }
  return (
    <Stack>
      <p>{t('auth.bind.why')}</p>
      <Linked info={info} onDone={form.onDone} />
      {way && <SectionHead title={t('auth.bind.more')} />}
      {way && missing.length > 1 && (
        <SegmentedControl
          label={t('auth.bind.method')}
          options={missing.map((value) => ({ value, label: t(`auth.${value}`) }))}
          value={way}
          onChange={choose}
        />
      )}
      {way === 'phone' && <PhoneForm {...form} purpose="bind" needsCode send={(values) => account.bindPhone(values)} />}
      {way === 'account' && (
        <AccountForm
          {...form}
          name="new"
          password={info.hasPassword ? undefined : 'new'}
          send={(values) => account.bindAccount(values)}
        />
      )}
    </Stack>
  )
})
