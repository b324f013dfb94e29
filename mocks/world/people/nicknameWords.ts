import type { Locale } from '../core/texts'

export type Sex = 'female' | 'male'

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What players of a language make nicknames of, besides their names. */
export interface NicknameWords {
  /** Put before a name: `Tia Rosa`. */
  titles: Readonly<Record<Sex, readonly string[]>>
  /** Two of these lists make a nickname: `LuckyFox`. */
  firsts: readonly string[]
  seconds: readonly string[]
}

export const nicknameWords: Readonly<Record<Locale, NicknameWords>> = {
  'en-US': {
    titles: {
      female: words('Lil Lucky Miss Aunt Captain Lady Mama Coach Queen'),
      male: words('Big Lil Lucky Mr Uncle Captain Doc Papa Coach King'),
    },
    firsts: words(`
      Lucky Wild Silent Midnight Crazy Golden Sweet Royal Neon Iron Rusty Salty Lazy Turbo Sunny Electric Cosmic Velvet
      Sneaky Grumpy Happy Frosty Spicy Mellow Ruby Jolly Sleepy Mighty Tiny Double Hungry Retro
    `),
    seconds: words(`
      Fox Wolf Ace Tiger Queen Duke Raven Panda Otter Bandit Cowboy Peach Biscuit Pickle Storm Rider Joker Goose Moose
      Shark Comet Viper Badger Penguin Waffle Llama Rocket Gecko Mango Bear Hawk Noodle Taco Pepper
    `),
  },
  'pt-BR': {
    titles: { female: words('Tia Dona Rainha Vó Prof Dra Mãe'), male: words('Tio Seu Dr Rei Vô Prof Mestre') },
    firsts: words(`
      Lobo Tigre Gato Rei Anjo Leão Falcão Urso Raio Trovão Pirata Mago Dragão Coringa Touro Tubarão Boto Tatu Jacaré Galo
    `),
    seconds: words(
      'DaSorte Noturno Dourado Bravo DoSul Carioca Mineiro DaNoite Zen Feliz Solitário Azul Nordestino Turbo',
    ),
  },
  'es-419': {
    titles: { female: words('Doña Tía La Profe Chef Reina Miss'), male: words('Don Tío El Profe Doc Rey Chef') },
    firsts: words(`
      Lobo Tigre Gato Rey Ángel León Halcón Oso Rayo Pirata Mago Dragón Toro Puma Jaguar Zorro Gallo Coyote Capitán Duende
    `),
    seconds: words(
      'Suertudo DeOro Norteño Bravo DelSur Feliz Nocturno Tapatío Veloz Solitario Azul Loco Chilango Dorado',
    ),
  },
  'vi-VN': {
    titles: { female: words('Chị Bé Cô Út Bà Em'), male: words('Anh Chú Cậu Bác Út Em') },
    firsts: words('Mèo Gấu Thỏ Cáo Hổ Rồng Sói Cún Heo Sóc Nai Ong Gà Voi'),
    seconds: words('MayMắn Vàng Đen Lười HàNội SàiGòn Mập Con TinhNghịch VuiVẻ NgốcNghếch Trắng PhốCổ ĐàLạt'),
  },
  ar: {
    titles: { female: words('أم الأستاذة الدكتورة'), male: words('أبو الشيخ الكابتن الأستاذ عمو') },
    firsts: words('صقر ذيب نمر أسد فارس نجم غزال ملك قمر برق'),
    seconds: words('الليل الصحراء الخليج الشمال الحظ الجنوب البحر الذهب الشرق المدينة'),
  },
}
