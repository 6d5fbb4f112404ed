;; What is done row by row between the products: shares of attention, and norms.

(func $across (param $v v128) (result f32)
  (f32.add
    (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
    (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v)))))

;; Turns scores into shares in place: of each row the first `n` numbers times `by`, softly; the rest up to `padded` (a multiple of 4) are nought.
(func (export "shares") (param $at i32) (param $rows i32) (param $n i32) (param $padded i32) (param $by f32)
  (local $p i32) (local $end i32) (local $last i32) (local $most v128) (local $max f32) (local $sum v128) (local $v v128)
  (loop $each
    (local.set $end (i32.add (local.get $at) (i32.shl (local.get $padded) (i32.const 2))))
    (local.set $last (i32.add (local.get $at) (i32.shl (local.get $n) (i32.const 2))))
    ;; what stands beyond n must weigh nothing
    (local.set $p (local.get $last))
    (block $done (loop $fill
      (br_if $done (i32.ge_u (local.get $p) (local.get $end)))
      (f32.store (local.get $p) (f32.const -1e30))
      (local.set $p (i32.add (local.get $p) (i32.const 4)))
      (br $fill)))
    (local.set $most (v128.const f32x4 -1e30 -1e30 -1e30 -1e30))
    (local.set $p (local.get $at))
    (loop $look
      (local.set $most (f32x4.max (local.get $most) (v128.load (local.get $p))))
      (br_if $look (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
    (local.set $max (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
      (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
    (local.set $sum (v128.const f32x4 0 0 0 0))
    (local.set $p (local.get $at))
    (loop $raise
      (local.set $v (call $exp (f32x4.mul (f32x4.splat (local.get $by))
        (f32x4.sub (v128.load (local.get $p)) (f32x4.splat (local.get $max))))))
      (v128.store (local.get $p) (local.get $v))
      (local.set $sum (f32x4.add (local.get $sum) (local.get $v)))
      (br_if $raise (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
    (local.set $v (f32x4.splat (f32.div (f32.const 1) (call $across (local.get $sum)))))
    (local.set $p (local.get $at))
    (loop $share
      (v128.store (local.get $p) (f32x4.mul (local.get $v) (v128.load (local.get $p))))
      (br_if $share (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
    (local.set $at (local.get $end))
    (br_if $each (i32.gt_s (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))) (i32.const 0)))))

;; x += y, then each row of `h` numbers to mean 0 and spread 1, times w, plus b.
(func (export "norm") (param $x i32) (param $y i32) (param $rows i32) (param $h i32) (param $w i32) (param $b i32)
  (local $p i32) (local $size i32) (local $sum v128) (local $mean v128) (local $v v128)
  (local.set $size (i32.shl (local.get $h) (i32.const 2)))
  (loop $each
    (local.set $sum (v128.const f32x4 0 0 0 0))
    (local.set $p (i32.const 0))
    (loop $add
      (local.set $v (f32x4.add
        (v128.load (i32.add (local.get $x) (local.get $p))) (v128.load (i32.add (local.get $y) (local.get $p)))))
      (v128.store (i32.add (local.get $x) (local.get $p)) (local.get $v))
      (local.set $sum (f32x4.add (local.get $sum) (local.get $v)))
      (br_if $add (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $size))))
    (local.set $mean (f32x4.splat (f32.div (call $across (local.get $sum)) (f32.convert_i32_s (local.get $h)))))
    (local.set $sum (v128.const f32x4 0 0 0 0))
    (local.set $p (i32.const 0))
    (loop $spread
      (local.set $v (f32x4.sub (v128.load (i32.add (local.get $x) (local.get $p))) (local.get $mean)))
      (v128.store (i32.add (local.get $x) (local.get $p)) (local.get $v))
      (local.set $sum (f32x4.add (local.get $sum) (f32x4.mul (local.get $v) (local.get $v))))
      (br_if $spread (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $size))))
    (local.set $v (f32x4.splat (f32.div (f32.const 1) (f32.sqrt (f32.add (f32.const 1e-12)
      (f32.div (call $across (local.get $sum)) (f32.convert_i32_s (local.get $h))))))))
    (local.set $p (i32.const 0))
    (loop $write
      (v128.store (i32.add (local.get $x) (local.get $p)) (f32x4.add
        (v128.load (i32.add (local.get $b) (local.get $p)))
        (f32x4.mul (v128.load (i32.add (local.get $w) (local.get $p)))
          (f32x4.mul (local.get $v) (v128.load (i32.add (local.get $x) (local.get $p)))))))
      (br_if $write (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $size))))
    (local.set $x (i32.add (local.get $x) (local.get $size)))
    (local.set $y (i32.add (local.get $y) (local.get $size)))
    (br_if $each (i32.gt_s (local.tee $rows (i32.sub (local.get $rows) (i32.const 1))) (i32.const 0)))))
