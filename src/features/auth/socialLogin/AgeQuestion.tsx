import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from '../../../i18n'
import { theme } from '../../../theme/theme'
import { Button } from '../../../ui/actions/Button'
import { Checkbox } from '../../../ui/fields/Checkbox'

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Age and terms, asked before a provider may open an account. */
export function AgeQuestion({ onConfirm }: { onConfirm: () => void }) {
  const { t } = useTranslation()
  const [confirmed, confirm] = useState(false)
  return (
    <Root>
      <Checkbox checked={confirmed} onChange={confirm} ref={focus}>
        {t('auth.terms')}
      </Checkbox>
      <Button wide variant="secondary" disabledReason={confirmed ? '' : t('auth.terms.missing')} onClick={onConfirm}>
        {t('auth.social.go')}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
