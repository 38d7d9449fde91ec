/** Two fleets face each other across the dark. Our own drawing. */
export function Hero() {
  return (
    <svg className="hero-picture" viewBox="0 0 1600 560" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="1600" height="560" fill="#070b10" />
      <g fill="#1c3145">
        <path d="M980 90 1120 60h210l90 40 120 10v40l-120 10-90 40h-210l-140-30Z" />
        <path d="M900 420 1050 380h260l110 50 120 12v44l-120 12-110 50h-260l-150-40Z" />
      </g>
    </svg>
  );
}
