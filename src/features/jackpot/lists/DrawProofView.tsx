import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import type { DrawRow } from '../../../contract/jackpot'
import type { Check, Verdict } from '../../../domain/jackpot/fairness'
import { useTranslation } from '../../../i18n'
import { JackpotStore } from '../../../stores/jackpot/JackpotStore'
import { useFeature } from '../../../stores/react/stores'
import { theme } from '../../../theme/theme'
import { Note, type NoteTone } from '../../../ui/feedback/Note'
import { Spinner } from '../../../ui/feedback/Spinner'

const TONES: Readonly<Record<Verdict, NoteTone>> = {
  matches: 'success',
  forced: 'info',
  commitmentDiffers: 'danger',
  resultDiffers: 'danger',
  unreadable: 'warning',
}

/** Verifies a draw and shows the verdict with all inputs, so that it can be recomputed elsewhere. */
export function DrawProofView({ row }: { row: DrawRow }) {
  const jackpot = useFeature(JackpotStore)
  const { t } = useTranslation()
  const [check, setCheck] = useState<Check | null | undefined>()
  useEffect(() => {
    let gone = false
    void jackpot.check(row).then((found) => {
      if (!gone) setCheck(found)
    })
    return () => {
      gone = true
    }
  }, [jackpot, row])
  const { proof } = row
  if (check === undefined || !proof) return <Spinner />
  return (
    <Root>
      <Note tone={check ? TONES[check.verdict] : 'warning'} live>
        {t(`jackpot.verify.${check?.verdict ?? 'unavailable'}`)}
      </Note>
      <dl dir="ltr">
        <dt>{t('jackpot.verify.commitment')}</dt>
        <dd>{proof.commitment}</dd>
        <dt>{t('jackpot.verify.secret')}</dt>
        <dd>{proof.secret}</dd>
        <dt>{t('jackpot.verify.message')}</dt>
        <dd>{proof.message}</dd>
        {check && check.numbers.length > 0 && (
          <>
            <dt>{t('jackpot.verify.numbers')}</dt>
            <dd>{check.numbers.join(', ')}</dd>
          </>
        )}
      </dl>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  dt {
    ${theme.type.labelSm};
    color: ${theme.color.text.secondary};
  }
  dd {
    margin: 0 0 ${theme.space[2]};
    font-family: ui-monospace, monospace;
    font-size: 0.75rem;
    overflow-wrap: anywhere;
  }
`
