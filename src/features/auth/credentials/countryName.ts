import { formatter } from '../../../i18n/formatter'

/** Regions that share a dialling code are shown by their first. */
const regions: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+55': 'BR',
  '+52': 'MX',
  '+84': 'VN',
  '+20': 'EG',
  '+66': 'TH',
  '+44': 'GB',
  '+63': 'PH',
  '+62': 'ID',
  '+91': 'IN',
  '+971': 'AE',
}

/** The country of a dialling code in the reader's language; the code itself where it is not known. */
export const countryName = (code: string, locale: string): string => {
  const region = Object.hasOwn(regions, code) ? regions[code] : undefined
  return region === undefined ? code : (formatter(Intl.DisplayNames, locale, { type: 'region' }).of(region) ?? code)
}
