;; The product of two tables of whole numbers, the bulk of the encoder's work: two rows of one against four of the other at a
;; time, eight numbers a step, so that twelve sums and factors stay in registers.
;; out[i][j] = (x[i] . w[j]) * xs[i] * ws[j] + bias[j]; x and w are int16 [rows][k], k a multiple of 8, n even, m a multiple of 4.
(func (export "product")
  (param $x i32) (param $xs i32) (param $n i32) (param $w i32) (param $ws i32) (param $m i32) (param $k i32)
  (param $bias i32) (param $out i32) (param $stride i32) ;; stride of out in bytes
  (local $row i32) (local $i i32) (local $j i32) (local $to i32) (local $end i32)
  (local $px i32) (local $py i32) (local $pw i32) (local $stop i32)
  (local $a v128) (local $b v128) (local $c v128)
  (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
  (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
  (local.set $row (i32.shl (local.get $k) (i32.const 1)))
  (loop $chunks ;; CHUNK rows of w stay near while all of x goes by
    (local.set $end (i32.add (local.get $j) (i32.const 16)))
    (if (i32.gt_s (local.get $end) (local.get $m)) (then (local.set $end (local.get $m))))
    (local.set $i (i32.const 0))
    (loop $pairs
      (local.set $to (local.get $j))
      (loop $fours
        (local.set $px (i32.add (local.get $x) (i32.mul (local.get $i) (local.get $row))))
        (local.set $stop (i32.add (local.get $px) (local.get $row)))
        (local.set $pw (i32.add (local.get $w) (i32.mul (local.get $to) (local.get $row))))
        (local.set $a0 (v128.const i32x4 0 0 0 0)) (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0)) (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0)) (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0)) (local.set $b3 (v128.const i32x4 0 0 0 0))
        (loop $steps
          (local.set $a (v128.load (local.get $px)))
          (local.set $b (v128.load (i32.add (local.get $px) (local.get $row))))
          (local.set $c (v128.load (local.get $pw)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $py (i32.add (local.get $pw) (local.get $row)))
          (local.set $c (v128.load (local.get $py)))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $py (i32.add (local.get $py) (local.get $row)))
          (local.set $c (v128.load (local.get $py)))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $c (v128.load (i32.add (local.get $py) (local.get $row))))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $a) (local.get $c))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $b) (local.get $c))))
          (local.set $pw (i32.add (local.get $pw) (i32.const 16)))
          (br_if $steps (i32.lt_u (local.tee $px (i32.add (local.get $px) (i32.const 16))) (local.get $stop))))
        (call $settle (local.get $a0) (local.get $a1) (local.get $a2) (local.get $a3)
          (local.get $xs) (local.get $i) (local.get $ws) (local.get $bias) (local.get $to) (local.get $out) (local.get $stride))
        (call $settle (local.get $b0) (local.get $b1) (local.get $b2) (local.get $b3)
          (local.get $xs) (i32.add (local.get $i) (i32.const 1)) (local.get $ws) (local.get $bias) (local.get $to)
          (local.get $out) (local.get $stride))
        (br_if $fours (i32.lt_s (local.tee $to (i32.add (local.get $to) (i32.const 4))) (local.get $end))))
      (br_if $pairs (i32.lt_s (local.tee $i (i32.add (local.get $i) (i32.const 2))) (local.get $n))))
    (br_if $chunks (i32.lt_s (local.tee $j (local.get $end)) (local.get $m)))))

;; Adds up the lanes of four sums, brings them to scale and writes them at out[i][j..j+3].
(func $settle
  (param $s0 v128) (param $s1 v128) (param $s2 v128) (param $s3 v128) (param $xs i32) (param $i i32)
  (param $ws i32) (param $bias i32) (param $j i32) (param $out i32) (param $stride i32)
  (local $low v128) (local $high v128) (local $at i32)
  (local.set $low (i32x4.add
    (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s0) (local.get $s1))
    (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $s1))))
  (local.set $high (i32x4.add
    (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s2) (local.get $s3))
    (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s2) (local.get $s3))))
  (local.set $at (i32.shl (local.get $j) (i32.const 2)))
  (v128.store (i32.add (local.get $out) (i32.add (i32.mul (local.get $i) (local.get $stride)) (local.get $at)))
    (f32x4.add
      (v128.load (i32.add (local.get $bias) (local.get $at)))
      (f32x4.mul
        (f32x4.mul
          (v128.load32_splat (i32.add (local.get $xs) (i32.shl (local.get $i) (i32.const 2))))
          (v128.load (i32.add (local.get $ws) (local.get $at))))
        (f32x4.convert_i32x4_s (i32x4.add
          (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $low) (local.get $high))
          (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $low) (local.get $high))))))))
