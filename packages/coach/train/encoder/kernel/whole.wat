;; Whole numbers for the product: rows of float32 brought to int16 with one scale a row, and 4-bit weights opened to int16.

;; A row's greatest number becomes `limit`; out is int16 [n][k], scales float32 [n]. from has its own stride in bytes; k a multiple of 8.
(func (export "whole")
  (param $from i32) (param $stride i32) (param $n i32) (param $k i32) (param $limit f32) (param $out i32) (param $scales i32)
  (local $at i32) (local $end i32) (local $most v128) (local $max f32) (local $by v128)
  (loop $rows
    (local.set $at (local.get $from))
    (local.set $end (i32.add (local.get $from) (i32.shl (local.get $k) (i32.const 2))))
    (local.set $most (v128.const f32x4 1e-30 1e-30 1e-30 1e-30))
    (loop $look
      (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $at)))))
      (br_if $look (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $end))))
    (local.set $max (f32.max
      (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
      (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
    (f32.store (local.get $scales) (f32.div (local.get $max) (local.get $limit)))
    (local.set $by (f32x4.splat (f32.div (local.get $limit) (local.get $max))))
    (local.set $at (local.get $from))
    (loop $write
      (v128.store (local.get $out) (i16x8.narrow_i32x4_s
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $by) (v128.load (local.get $at)))))
        (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $by) (v128.load offset=16 (local.get $at)))))))
      (local.set $out (i32.add (local.get $out) (i32.const 16)))
      (br_if $write (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 32))) (local.get $end))))
    (local.set $from (i32.add (local.get $from) (local.get $stride)))
    (local.set $scales (i32.add (local.get $scales) (i32.const 4)))
    (br_if $rows (i32.gt_s (local.tee $n (i32.sub (local.get $n) (i32.const 1))) (i32.const 0)))))

;; Opens n blocks of 18 bytes: 32 weights of 4 bits each become whole numbers m*(weight - 8); m, an int16, stands where the
;; block's own scale did.
(func (export "unpack") (param $from i32) (param $n i32) (param $out i32)
  (local $m v128) (local $bytes v128) (local $low v128) (local $high v128)
  (loop $blocks
    (local.set $m (v128.load16_splat (local.get $from)))
    (local.set $bytes (v128.load offset=2 (local.get $from)))
    (local.set $low (i8x16.sub (v128.and (local.get $bytes) (i8x16.splat (i32.const 15))) (i8x16.splat (i32.const 8))))
    (local.set $high (i8x16.sub (i8x16.shr_u (local.get $bytes) (i32.const 4)) (i8x16.splat (i32.const 8))))
    (v128.store (local.get $out) (i16x8.mul (local.get $m) (i16x8.extend_low_i8x16_s (local.get $low))))
    (v128.store offset=16 (local.get $out) (i16x8.mul (local.get $m) (i16x8.extend_high_i8x16_s (local.get $low))))
    (v128.store offset=32 (local.get $out) (i16x8.mul (local.get $m) (i16x8.extend_low_i8x16_s (local.get $high))))
    (v128.store offset=48 (local.get $out) (i16x8.mul (local.get $m) (i16x8.extend_high_i8x16_s (local.get $high))))
    (local.set $from (i32.add (local.get $from) (i32.const 18)))
    (local.set $out (i32.add (local.get $out) (i32.const 64)))
    (br_if $blocks (i32.gt_s (local.tee $n (i32.sub (local.get $n) (i32.const 1))) (i32.const 0)))))
