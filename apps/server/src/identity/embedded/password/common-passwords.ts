// Well-known passwords of eight characters and more, in lower case: what a guesser tries first, in both keyboards.
const words = `
00000000 11111111 11223344 1111111111 12121212 123123123 12341234 123454321 12345678 123456789 1234567890 12345678910
123456789a 1234567a 12345qwert 12344321 147258369 159357258 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 22222222
31415926 55555555 66666666 77777777 87654321 88888888 963852741 987654321 9876543210 99999999 a1234567 a12345678 a123456789
aa123456 aaaaaaaa abc12345 abcd1234 abcdefgh access14 alexander andrey123 asdfasdf asdfghjk asdfghjkl asdfqwer
azerty123 babygirl baseball basketball batman123 bismillah blink182 butterfly charlie1 chocolate computer corvette cowboys1
danielle dolphins dragon123 einstein elizabeth evangelion facebook firebird football football1 fuckyou1 fuckyou123
garfield google123 hello123 helloworld iloveyou iloveyou1 iloveyou2 internet jennifer jessica1 jonathan jordan23
letmein1 letmein123 liverpool lollipop loveyou1 maverick mercedes michael1 michelle microsoft minecraft monkey123 mypassword
naruto123 nastya123 nicholas p@ssw0rd p@ssword pa55word passw0rd passw0rd1 password password! password1 password12
password123 password1234 password2 passwort pokemon1 princess princess1 privet123 q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qazwsxedc
qazwsx123 qazxswedc qqqqqqqq qwer1234 qwerasdf qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuiop
qwe123qwe qwe12345 qweasdzxc qweasd123 rammstein samantha samsung1 sandrine secret123 shadow12 slipknot snowball spartak1
starwars starwars1 steelers sunshine sunshine1 superman superman1 superstar test1234 testtest testing123 trustno1 trustno11
tinkerbell victoria vkontakte welcome1 welcome123 whatever windows7 wolfgang yankees1 yuliya123 zaq12wsx zaq1zaq1 zaqwsxcde
zxcvbnm1 zxcvbnm123 zxcvbnma zxcvbnm,. zxczxczxc
йцукенгш йцукенгшщ йцукенгшщз йцукен12 йцукен123 фывапролдж пароль12 пароль123 парольпароль привет12 привет123 приветпривет
любовь123 наташа123 максим123 солнышко спартак1 россия123 москва123 кристина александр анастасия екатерина виктория
`;

/** In lower case. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(words.trim().split(/\s+/));
