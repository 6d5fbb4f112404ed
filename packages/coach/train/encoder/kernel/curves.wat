;; The encoder's curves on four numbers at a time. They use only the arithmetic that the standard rounds to the last bit, so that
;; every machine gives the same answer (Math.exp does not promise that).

;; e to the x for x <= 0, to about 1e-7 of its size.
(func $exp (param $x v128) (result v128)
  (local $n v128) (local $r v128)
  (local.set $x (f32x4.max (local.get $x) (v128.const f32x4 -87 -87 -87 -87)))
  (local.set $n (f32x4.nearest (f32x4.mul (local.get $x) (f32x4.splat (f32.const 1.4426950408889634)))))
  (local.set $r (f32x4.sub
    (f32x4.sub (local.get $x) (f32x4.mul (local.get $n) (f32x4.splat (f32.const 0.693359375))))
    (f32x4.mul (local.get $n) (f32x4.splat (f32.const -2.12194440e-4)))))
  (f32x4.mul
    (i32x4.shl (i32x4.add (i32x4.trunc_sat_f32x4_s (local.get $n)) (i32x4.splat (i32.const 127))) (i32.const 23))
    (f32x4.add (f32x4.splat (f32.const 1)) (f32x4.mul (local.get $r)
    (f32x4.add (f32x4.splat (f32.const 1)) (f32x4.mul (local.get $r)
    (f32x4.add (f32x4.splat (f32.const 0.5)) (f32x4.mul (local.get $r)
    (f32x4.add (f32x4.splat (f32.const 0.16666667)) (f32x4.mul (local.get $r)
    (f32x4.add (f32x4.splat (f32.const 0.041666668)) (f32x4.mul (local.get $r)
    (f32x4.add (f32x4.splat (f32.const 0.008333334)) (f32x4.mul (local.get $r)
      (f32x4.splat (f32.const 0.0013888889))))))))))))))))

;; x times the normal chance of less than x, in place; n numbers, a multiple of 4 (the error function by Abramowitz and Stegun 7.1.26).
(func (export "gelu") (param $at i32) (param $n i32)
  (local $end i32) (local $x v128) (local $z v128) (local $t v128) (local $tail v128)
  (local.set $end (i32.add (local.get $at) (i32.shl (local.get $n) (i32.const 2))))
  (loop $each
    (local.set $x (v128.load (local.get $at)))
    (local.set $z (f32x4.mul (f32x4.abs (local.get $x)) (f32x4.splat (f32.const 0.7071067811865476))))
    (local.set $t (f32x4.div (f32x4.splat (f32.const 1))
      (f32x4.add (f32x4.splat (f32.const 1)) (f32x4.mul (local.get $z) (f32x4.splat (f32.const 0.3275911))))))
    ;; half the chance of being further out than |x|
    (local.set $tail (f32x4.mul
      (f32x4.mul (f32x4.splat (f32.const 0.5)) (call $exp (f32x4.neg (f32x4.mul (local.get $z) (local.get $z)))))
      (f32x4.mul (local.get $t) (f32x4.add (f32x4.splat (f32.const 0.254829592))
      (f32x4.mul (local.get $t) (f32x4.add (f32x4.splat (f32.const -0.284496736))
      (f32x4.mul (local.get $t) (f32x4.add (f32x4.splat (f32.const 1.421413741))
      (f32x4.mul (local.get $t) (f32x4.add (f32x4.splat (f32.const -1.453152027))
      (f32x4.mul (local.get $t) (f32x4.splat (f32.const 1.061405429)))))))))))))
    ;; x*(1 - tail) above nought, x*tail below: max(x, 0) - |x|*tail
    (v128.store (local.get $at) (f32x4.sub
      (f32x4.max (local.get $x) (v128.const f32x4 0 0 0 0))
      (f32x4.mul (f32x4.abs (local.get $x)) (local.get $tail))))
    (br_if $each (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end)))))
