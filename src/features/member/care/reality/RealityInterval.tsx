import styled from '@emotion/styled'
import { observer } from 'mobx-react-lite'
import { REMINDERS } from '../../../../domain/care/breaks'
import { useTranslation } from '../../../../i18n'
import { formatWhen } from '../../../../i18n/dates'
import { submit } from '../../../../stores/data/submit'
import { type Care, CareStore } from '../../../../stores/member/CareStore'
import { useFeature } from '../../../../stores/react/stores'
import { theme } from '../../../../theme/theme'
import { SegmentedControl } from '../../../../ui/fields/SegmentedControl'
import { PendingChange } from '../PendingChange'
import { useReported } from '../useReported'

/** How often a reality check is shown. */
export const RealityInterval = observer(function RealityInterval({ reminder }: { reminder: Care['reminder'] }) {
  const store = useFeature(CareStore)
  const { t, i18n } = useTranslation()
  const { minutes, pending } = reminder
  const choose = useReported(submit((wanted: Care['reminder']['minutes']) => store.setReminder(wanted), {}))
  const name = (count: number) => t('care.minutes', { minutes: count })
  return (
    <Root>
      <SegmentedControl
        label={t('care.reality')}
        options={REMINDERS.map((value) => ({ value: String(value), label: name(value) }))}
        value={String(minutes)}
        onChange={(value) => {
          const chosen = REMINDERS.find((one) => String(one) === value)
          if (chosen) void choose(chosen)
        }}
      />
      {pending && (
        <PendingChange
          text={t('care.reality.later', {
            interval: name(pending.minutes),
            when: formatWhen(pending.from, i18n.language),
          })}
          busy={store.isBusy()}
          onCancel={() => void choose(minutes)}
        />
      )}
      <p>{t('care.reality.text')}</p>
    </Root>
  )
})

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  p {
    ${theme.type.labelSm};
    margin: 0;
    color: ${theme.color.text.secondary};
  }
`
