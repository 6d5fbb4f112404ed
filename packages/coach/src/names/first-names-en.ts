// English first names with their short forms, forms of one name between semicolons; our own compilation, with names common among people
// who chat in English.

/** Between semicolons: forms of one name, the full one first. A short form that serves two names stands alone. */
export const FIRST_NAMES_EN = `
Aaron; Abigail Abby Abbie; Adam; Adrian; Adriana; Agnes Aggie; Ahmed; Aidan Aiden; Aisha; Alan Allan Allen;
Albert Bert; Alberto; Alejandra; Alejandro; Alexander; Alexandra; Alex Alexa Alexis Lex Lexi Sasha Sandra;
Alfred Alfie; Ali; Alice; Alicia; Alina; Alison Allison Allie Ally; Alyssa; Amanda Mandy; Amber; Amelia Millie;
Amir; Amy; Ana; Anastasia Stacy Stacey; Andrea; Andrew Andy Drew; Angela Angie; Angelina; Anita; Ann Anne Annie;
Anna Anya; Anthony Tony; Antonio; April; Arabella; Aria; Ariana Arianna; Arjun; Arthur Artie; Ashley Ash;
Aubrey; Audrey; Aurora; Austin; Ava; Avery; Barbara Barb Barbie; Beatrice Bea Trixie; Bella; Benjamin Ben Benny
Benji; Bernard Bernie; Bethany Beth; Beverly; Blake; Bonnie; Bradley Brad; Brandon; Brenda; Brendan; Brett;
Brian Bryan; Brianna Bri; Bridget; Brittany Britt Britney; Brooke; Bruce; Bryce; Caitlin Kaitlyn Katelyn; Caleb;
Cameron Cam; Camila Camilla Camille; Carl; Carla; Carlos; Carmen; Carol Carole; Caroline Carolyn Carrie; Carter;
Casey; Catherine Cathy Cate; Cecilia; Chad; Charlotte Lottie; Charles Chuck; Charlie Charley; Chase; Chelsea;
Cheryl; Chloe; Christian; Christina Tina; Christine; Christopher Topher; Chris Christy; Cindy; Claire Clare;
Clara; Clark; Claudia; Clayton Clay; Cody; Cole; Colin; Connor Conor; Courtney; Craig; Crystal; Curtis; Cynthia;
Daisy; Dakota; Dale; Damian; Daniel Dan Danny; Daniela Daniella Danielle Dani; Darren; Daryl; David Dave Davey;
Dawn; Dean; Deborah Debra Deb Debbie; Delilah; Denise; Dennis; Derek; Desiree; Destiny; Diana Diane; Diego;
Dmitri; Dominic Dom; Donald Don Donnie; Donna; Doris; Dorothy Dottie; Douglas Doug; Duncan; Dustin; Dylan; Earl;
Edward Eddie Ed Ned; Edith Edie; Edwin; Eileen; Elaine; Eleanor Ellie Nora; Elena; Elijah Eli; Elizabeth Liz
Lizzie Beth Betty Eliza Liza Betsy Libby; Ella; Ellen; Elliot Elliott; Emily Em Emmy; Emilia; Emma; Eric Erik;
Erica Erika; Erin; Ethan; Eugene; Eva; Evan; Evelyn Evie; Ezra; Faith; Farah; Fatima; Felicia; Felix; Fernando;
Fiona; Florence Flo; Frances; Frank Francis Frankie; Franklin; Fred Frederick Freddie; Gabriel Gabe; Gabriela
Gabriella Gabrielle Gabby; Gail; Gareth; Garrett; Gary; Gavin; Genevieve; George Georgie; Georgia Georgina;
Gerald Gerry; Gianna; Giovanni; Giulia; Gloria; Gordon; Grace Gracie; Graham; Grant; Gregory Greg; Gwen
Gwendolyn; Hailey Haley Hayley; Hannah Hanna; Harold Harry; Harper; Harriet Hattie; Harvey; Hassan; Hazel;
Heather; Hector; Heidi; Helen Helena; Henry Hank; Holly; Hope; Howard; Hugo; Hunter; Ian; Ibrahim; Imogen;
India; Ingrid; Irene; Iris; Isaac Ike; Isabella Isabel Isabelle Izzy; Isaiah; Isla; Ivan; Ivy; Jack Jackson;
Jackie Jacqueline; Jacob Jake; Jade; Jaime; Jamal; James Jim Jimmy Jamie; Jane Janie; Janet; Janice; Jared;
Jasmine Jas; Jason Jay; Javier; Jay; Jean; Jeffrey Jeff Geoffrey Geoff; Jenna; Jennifer Jen Jenny Jenn; Jeremy;
Jerome; Jerry; Jessica Jess Jessie; Jill Jillian Gillian; Joan Joanna Joanne; Jocelyn; Jodie Jody; Joel; John
Johnny Jon; Jonathan Jonny; Jordan; Jorge; Jose; Joseph Joe Joey; Josephine Josie; Joshua Josh; Joy; Joyce;
Juan; Judith Judy; Julia Julie Jules; Julian; Juliana Juliet Juliette; June; Justin; Kaitlin; Karen; Karl; Kate
Katie Katherine Kathryn Kathy Kat Kitty; Kayla; Keith; Kelly Kellie; Kelsey; Kenneth Ken Kenny; Kevin Kev;
Khalid; Kiara; Kim Kimberly Kimmy; Kirsten; Kris Kristin Kristen Kristina; Kurt; Kyle; Kylie; Lana; Lara; Larry;
Laura Laurie; Lauren; Lawrence Lawrie; Layla Leila; Leah Lea; Lee; Leo Leonard Lenny; Leslie Lesley; Lewis;
Liam; Lilian Lillian Lily Lilly; Lincoln; Linda; Lindsay Lindsey; Lisa; Logan; Lola; Lorenzo; Louis Lou Louie;
Louisa Louise; Luca; Lucas Luke; Lucia; Lucy; Luis; Luna; Lydia; Lynn; Mackenzie; Madeline Maddie Madison Maddy;
Maggie Margaret Meg Peggy Marge; Malik; Marcia; Marco; Marcus; Maria Mariah; Marie; Marina; Mario; Marion; Mark
Marc; Marta Martha; Martin Marty; Mary; Mason; Matilda Tilly; Matthew Matt Matty; Maureen; Max Maxwell Maxine;
Maya; Megan Meghan; Melanie Mel; Melissa Missy; Mia; Michael Mike Mikey Mick; Michelle Shelly; Miguel; Mila;
Miles; Miranda; Miriam; Mitchell Mitch; Mohammed Muhammad Mohamed Mo; Molly; Monica; Morgan; Nadia; Nancy;
Naomi; Natalie Nat; Natasha Tasha; Nathan Nate Nathaniel; Neil; Niamh; Nicholas Nick Nicky; Nicole Nikki; Nigel;
Nina; Noah; Noel; Nora Norah; Norman; Olga; Oliver Ollie; Olivia Liv Livvy; Omar; Oscar; Owen; Paige; Pamela
Pam; Parker; Patricia Patty Trish Tricia; Patrick Paddy; Pat; Paul; Paula; Pauline; Pedro; Penelope Penny; Peter
Pete; Peyton; Phil Philip Phillip; Phoebe; Phyllis; Pierre; Piper; Polly; Poppy; Preston; Priya; Quentin; Quinn;
Rachel Rach Rachael; Ralph; Raj; Ramon; Randy; Raymond Ray; Rebecca Becca Becky; Reese; Regina; Renee; Rhys;
Ricardo; Richard Rick Ricky Dick Richie; Riley; Rita; Robert Rob Bob Bobby Robbie; Roberta; Robin; Roderick;
Rodrigo; Roger; Roland; Roman; Ronald Ron Ronnie; Rory; Rosa; Rose Rosie; Rosemary; Ross; Roy; Ruby; Rupert;
Russell Russ; Ruth; Ryan; Sabrina; Sadie; Sally; Samantha; Samuel Sammy; Sam; Santiago; Sara Sarah; Savannah;
Scarlett; Scott; Sean Shaun Shawn; Sebastian Seb; Selena Selina; Serena; Seth; Shane; Shannon; Sharon; Sheila;
Shelby; Shirley; Siena; Sierra; Simon; Simone; Skye; Sofia Sophia Sophie; Sonia Sonya; Spencer; Stella;
Stephanie Steph; Stephen Steven Steve Stevie; Stuart Stu; Summer; Susan Sue Susie Suzanne; Sydney; Sylvia;
Tabitha; Tamara; Tanya; Tara; Tatiana; Taylor; Teddy Theodore Theo; Teresa Theresa Tess Tessa; Terrence Terry;
Thomas Tom Tommy; Tiffany; Timothy Tim Timmy; Tobias Toby; Todd; Tracy Tracey; Travis; Trevor; Tristan; Troy;
Tyler Ty; Valentina; Valerie Val; Vanessa; Vera; Veronica Ronnie; Vicky Victoria Vic; Victor; Vincent Vince
Vinny; Viola Violet; Virginia Ginny; Vivian; Wade; Walter Walt; Warren; Wayne; Wendy; Wesley Wes; Whitney; Will
William Bill Billy Willy Liam; Willow; Wyatt; Xavier; Yara; Yasmin; Yolanda; Yuki; Yusuf; Yvonne; Zachary Zach
Zack; Zara; Zendaya; Zoe Zoey
`;

/** Forms that are also everyday words; they need a capital inside a sentence, or a greeting, to count as a name. */
export const EVERYDAY_WORDS_EN = `
abbey ali amber april aria art ash aurora austin autumn ava barb bea bella bert bill billy blake bob bobby
bonnie bri brook brooke cam can carol carter chad charity charlie chase chip christian chuck clark clay cody
cole crystal curt daisy dakota dale dan dani dawn dean deb destiny dick dom don drew earl ed em eve faith fay
faye flo florence frank frankie franklin gale gene georgia gill ginger glen grace grant guy hank harper harry
hazel heath heather holly hope hunter india iris ivy jack jade jas jasmine jay jean jerry jim jo joe jordan josh
joy jules june kat ken kit kitty lance lane lark lea lee leo lex lily lincoln liv logan lola lou luke luna lynn
major marc marge marina mario mark marry mary mason matt max may mel mercy merry mick mike miles millie mina
missy misty mo mona morgan morning nat ned nick noel nora norm nova ocean olive page paige parker pat patty
pearl peg penny pepper pete phoenix piper polly poppy preston quinn rach rain raj raven ray reed reese regina
rich rio rob robin rock rod roman rory rose rosemary rosie ross roy ruby rush russ ruth sadie sage sally sam
sandy savannah scarlett seb sierra sky skye spencer star stella sterling stone stu sue summer sunny sydney teddy
theo tilly tim tom tony tori trish trixie troy ty val vale van vera vic viola violet virginia wade walt warren
wayne wells wes will willow willy winter
`;
