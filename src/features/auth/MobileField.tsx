import { observer } from 'mobx-react-lite'
import type { ComponentProps } from 'react'
import { useTranslation } from '../../i18n'
import { AuthStore } from '../../stores/auth/AuthStore'
import { useFeature } from '../../stores/core/react'
import { PhoneField } from '../../ui/fields/PhoneField'
import { countryName } from './countryName'

type Bound = 'label' | 'country' | 'countries' | 'countryLabel' | 'onCountryChange'

interface MobileFieldProps extends Omit<ComponentProps<typeof PhoneField>, Bound> {
  onCountryChange: () => void
}

/** The phone number with the countries of the configuration. */
export const MobileField = observer(function MobileField({ onCountryChange, ...field }: MobileFieldProps) {
  const { draft } = useFeature(AuthStore)
  const { t, i18n } = useTranslation()
  return (
    <PhoneField
      {...field}
      label={t('auth.mobile')}
      country={draft.country}
      countries={draft.dialCodes.map((code) => ({ code, name: countryName(code, i18n.language) }))}
      countryLabel={t('auth.country')}
      onCountryChange={(country) => {
        draft.choose({ country })
        onCountryChange()
      }}
    />
  )
})
