import type { Lexicon } from './types.ts';

export const TECHNOLOGY: Lexicon = {
  strong: `
artificial_intelligence kunstmatige_intelligentie ai chatbot* chatgpt openai anthropic claude gemini copilot llm llms
deepseek algorithm* algoritme* software app apps iphone* ipad* macbook* ios macos android pixel galaxy samsung huawei
xiaomi google microsoft windows apple meta facebook instagram whatsapp tiktok snapchat reddit youtube x_corp nvidia intel
amd qualcomm asml tsmc chip chips chipmaker* semiconductor* halfgeleider* quantum_comput* kwantumcomputer* smartphone*
laptop* tablet* smartwatch* wearable* headset* headphone* earbuds airpods console* playstation xbox nintendo steam_deck
cyber* hack hacks hacked hacker* ransomware malware phishing data_breach datalek* encryption versleuteling vpn browser*
chrome firefox wifi wi_fi 5g 6g broadband fiber starlink cloud data_center* datacenter* robot* robotax* drone_delivery
self_driving zelfrijdend* autonomous waymo gadget* usb bluetooth gpu gpus cpu processor* spotify netflix_app twitter
bluesky mastodon internet online_platform* platform* developer* programmeur* open_source linux github startup_ai
electric_vehicle* ev evs tesla rivian lucid byd smart_home smart_glasses vr virtual_reality augmented_reality streaming_service*
oneplus phone phones smart_ring kalshi polymarket steam tech technology technolog* technologie* big_tech deepfake* social_media sociale_media password* passkey* wachtwoord*
`,
  words: `
digital digitaal digitale online website* web user users gebruikers device* apparaat feature* update* upgrade* launch*
battery camera* screen display keyboard mouse monitor* speaker* tv oled laptop printer privacy data server* code coding
bot bots computer* tool* search_engine subscription* price_drop deals review hands_on model* prompt* startup founder
silicon_valley gaming gamer* pc video_game* games musk altman zuckerberg bezos cook_apple engineer* innovation innovati*
machine automation prime_day gadgets charging charger* router* repair
`,
};
