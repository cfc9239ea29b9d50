// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @f112_ceil() -> f32 {
  %c = arith.constant 0.5 : f32
  %r = math.ceil %c : f32
  return %r : f32
}

func.func @f120_ceil() -> f32 {
  %c = arith.constant -1.0 : f32
  %r = math.ceil %c : f32
  return %r : f32
}

func.func @f121_ceil() -> f64 {
  %c = arith.constant 0.5 : f64
  %r = math.ceil %c : f64
  return %r : f64
}

func.func @f125_ceil() -> f16 {
  %c = arith.constant 0.5 : f16
  %r = math.ceil %c : f16
  return %r : f16
}

func.func @f243_floor() -> f32 {
  %c = arith.constant 2.5 : f32
  %r = math.floor %c : f32
  return %r : f32
}

func.func @f244_floor() -> f32 {
  %c = arith.constant -2.5 : f32
  %r = math.floor %c : f32
  return %r : f32
}

func.func @f248_floor() -> f32 {
  %c = arith.constant -1.0 : f32
  %r = math.floor %c : f32
  return %r : f32
}

func.func @f250_floor() -> f64 {
  %c = arith.constant -2.5 : f64
  %r = math.floor %c : f64
  return %r : f64
}

func.func @f320_round() -> f32 {
  %c = arith.constant 0.5 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @f323_round() -> f32 {
  %c = arith.constant 2.5 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @f327_round() -> f32 {
  %c = arith.constant 1.0 : f32
  %r = math.round %c : f32
  return %r : f32
}

func.func @f330_round() -> f64 {
  %c = arith.constant -2.5 : f64
  %r = math.round %c : f64
  return %r : f64
}

func.func @f344_roundeven() -> f32 {
  %c = arith.constant -1.0 : f32
  %r = math.roundeven %c : f32
  return %r : f32
}

func.func @f348_roundeven() -> f64 {
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.roundeven %c : f64
  return %r : f64
}

func.func @f407_sqrt() -> f32 {
  %c = arith.constant 1.0 : f32
  %r = math.sqrt %c : f32
  return %r : f32
}

func.func @f408_sqrt() -> f32 {
  %c = arith.constant -1.0 : f32
  %r = math.sqrt %c : f32
  return %r : f32
}

func.func @f413_sqrt() -> f16 {
  %c = arith.constant 0.5 : f16
  %r = math.sqrt %c : f16
  return %r : f16
}

func.func @f459_trunc() -> f64 {
  %c = arith.constant -0.0 : f64
  %r = math.trunc %c : f64
  return %r : f64
}

func.func @f468_absf() -> f32 {
  %c = arith.constant -2.5 : f32
  %r = math.absf %c : f32
  return %r : f32
}

func.func @f471_absf() -> f32 {
  %c = arith.constant 1.0 : f32
  %r = math.absf %c : f32
  return %r : f32
}

func.func @f480_isfinite() -> i1 {
  %c = arith.constant 0.5 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @f482_isfinite() -> i1 {
  %c = arith.constant -0.0 : f32
  %r = math.isfinite %c : f32
  return %r : i1
}

func.func @f491_isfinite() -> i1 {
  %c = arith.constant -0.0 : f64
  %r = math.isfinite %c : f64
  return %r : i1
}

func.func @f492_isfinite() -> i1 {
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.isfinite %c : f64
  return %r : i1
}

func.func @f493_isfinite() -> i1 {
  %c = arith.constant 0.5 : f16
  %r = math.isfinite %c : f16
  return %r : i1
}

func.func @f496_isinf() -> i1 {
  %c = arith.constant 0.5 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @f499_isinf() -> i1 {
  %c = arith.constant 2.5 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @f500_isinf() -> i1 {
  %c = arith.constant -2.5 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @f502_isinf() -> i1 {
  %c = arith.constant 0x7F800000 : f32
  %r = math.isinf %c : f32
  return %r : i1
}

func.func @f508_isinf() -> i1 {
  %c = arith.constant 0x7FF8000000000000 : f64
  %r = math.isinf %c : f64
  return %r : i1
}

func.func @f511_isinf() -> i1 {
  %c = arith.constant 1.5 : bf16
  %r = math.isinf %c : bf16
  return %r : i1
}

func.func @f512_isnan() -> i1 {
  %c = arith.constant 0.5 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @f515_isnan() -> i1 {
  %c = arith.constant 2.5 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @f518_isnan() -> i1 {
  %c = arith.constant 0x7F800000 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @f519_isnan() -> i1 {
  %c = arith.constant 1.0 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @f520_isnan() -> i1 {
  %c = arith.constant -1.0 : f32
  %r = math.isnan %c : f32
  return %r : i1
}

func.func @f522_isnan() -> i1 {
  %c = arith.constant -2.5 : f64
  %r = math.isnan %c : f64
  return %r : i1
}

func.func @f536_isnormal() -> i1 {
  %c = arith.constant -1.0 : f32
  %r = math.isnormal %c : f32
  return %r : i1
}

func.func @f751_copysign() -> f32 {
  %c = arith.constant 0.5 : f32
  %d = arith.constant 2.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f753_copysign() -> f32 {
  %c = arith.constant 0.5 : f32
  %d = arith.constant 0x7FC00000 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f757_copysign() -> f32 {
  %c = arith.constant -0.5 : f32
  %d = arith.constant 0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f764_copysign() -> f32 {
  %c = arith.constant -0.5 : f32
  %d = arith.constant 1.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f767_copysign() -> f32 {
  %c = arith.constant -0.0 : f32
  %d = arith.constant -0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f768_copysign() -> f32 {
  %c = arith.constant -0.0 : f32
  %d = arith.constant -0.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f775_copysign() -> f32 {
  %c = arith.constant 2.5 : f32
  %d = arith.constant 0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f776_copysign() -> f32 {
  %c = arith.constant 2.5 : f32
  %d = arith.constant -0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f781_copysign() -> f32 {
  %c = arith.constant 2.5 : f32
  %d = arith.constant 0x7F800000 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f792_copysign() -> f32 {
  %c = arith.constant -2.5 : f32
  %d = arith.constant -1.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f793_copysign() -> f32 {
  %c = arith.constant 0x7FC00000 : f32
  %d = arith.constant 0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f795_copysign() -> f32 {
  %c = arith.constant 0x7FC00000 : f32
  %d = arith.constant -0.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f806_copysign() -> f32 {
  %c = arith.constant 0x7F800000 : f32
  %d = arith.constant -2.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f808_copysign() -> f32 {
  %c = arith.constant 0x7F800000 : f32
  %d = arith.constant 0x7F800000 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f809_copysign() -> f32 {
  %c = arith.constant 0x7F800000 : f32
  %d = arith.constant 1.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f810_copysign() -> f32 {
  %c = arith.constant 0x7F800000 : f32
  %d = arith.constant -1.0 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f820_copysign() -> f32 {
  %c = arith.constant -1.0 : f32
  %d = arith.constant 0.5 : f32
  %r = math.copysign %c, %d : f32
  return %r : f32
}

func.func @f829_copysign() -> f64 {
  %c = arith.constant 0.5 : f64
  %d = arith.constant 0.5 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f831_copysign() -> f64 {
  %c = arith.constant 0.5 : f64
  %d = arith.constant -0.0 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f832_copysign() -> f64 {
  %c = arith.constant 0.5 : f64
  %d = arith.constant 0x7FF8000000000000 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f834_copysign() -> f64 {
  %c = arith.constant -2.5 : f64
  %d = arith.constant -2.5 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f838_copysign() -> f64 {
  %c = arith.constant -0.0 : f64
  %d = arith.constant -2.5 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f839_copysign() -> f64 {
  %c = arith.constant -0.0 : f64
  %d = arith.constant -0.0 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f842_copysign() -> f64 {
  %c = arith.constant 0x7FF8000000000000 : f64
  %d = arith.constant -2.5 : f64
  %r = math.copysign %c, %d : f64
  return %r : f64
}

func.func @f850_absi() -> i8 {
  %c = arith.constant 0 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @f852_absi() -> i8 {
  %c = arith.constant -1 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @f853_absi() -> i8 {
  %c = arith.constant 12 : i8
  %r = math.absi %c : i8
  return %r : i8
}

func.func @f859_absi() -> i32 {
  %c = arith.constant -128 : i32
  %r = math.absi %c : i32
  return %r : i32
}

func.func @f863_absi() -> i65 {
  %c = arith.constant 12 : i65
  %r = math.absi %c : i65
  return %r : i65
}

func.func @f864_absi() -> i65 {
  %c = arith.constant -128 : i65
  %r = math.absi %c : i65
  return %r : i65
}

func.func @f874_ctlz() -> i8 {
  %c = arith.constant -128 : i8
  %r = math.ctlz %c : i8
  return %r : i8
}

func.func @f893_cttz() -> i8 {
  %c = arith.constant 12 : i8
  %r = math.cttz %c : i8
  return %r : i8
}

func.func @f895_cttz() -> i32 {
  %c = arith.constant 0 : i32
  %r = math.cttz %c : i32
  return %r : i32
}

func.func @f897_cttz() -> i32 {
  %c = arith.constant -1 : i32
  %r = math.cttz %c : i32
  return %r : i32
}

func.func @f898_cttz() -> i32 {
  %c = arith.constant 12 : i32
  %r = math.cttz %c : i32
  return %r : i32
}

func.func @f904_cttz() -> i65 {
  %c = arith.constant -128 : i65
  %r = math.cttz %c : i65
  return %r : i65
}

func.func @f907_cttz() -> index {
  %c = arith.constant -1 : index
  %r = math.cttz %c : index
  return %r : index
}

func.func @f909_cttz() -> index {
  %c = arith.constant -128 : index
  %r = math.cttz %c : index
  return %r : index
}

func.func @f914_ctpop() -> i8 {
  %c = arith.constant -128 : i8
  %r = math.ctpop %c : i8
  return %r : i8
}

func.func @f919_ctpop() -> i32 {
  %c = arith.constant -128 : i32
  %r = math.ctpop %c : i32
  return %r : i32
}

func.func @f921_ctpop() -> i65 {
  %c = arith.constant 1 : i65
  %r = math.ctpop %c : i65
  return %r : i65
}

func.func @f929_ctpop() -> index {
  %c = arith.constant -128 : index
  %r = math.ctpop %c : index
  return %r : index
}

func.func @f931_ipowi() -> i8 {
  %c = arith.constant 0 : i8
  %d = arith.constant 1 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f935_ipowi() -> i8 {
  %c = arith.constant 0 : i8
  %d = arith.constant 7 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f945_ipowi() -> i8 {
  %c = arith.constant -1 : i8
  %d = arith.constant 1 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f949_ipowi() -> i8 {
  %c = arith.constant -1 : i8
  %d = arith.constant 7 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f951_ipowi() -> i8 {
  %c = arith.constant 2 : i8
  %d = arith.constant 0 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f952_ipowi() -> i8 {
  %c = arith.constant 2 : i8
  %d = arith.constant 1 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f959_ipowi() -> i8 {
  %c = arith.constant -2 : i8
  %d = arith.constant 1 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f976_ipowi() -> i8 {
  %c = arith.constant -128 : i8
  %d = arith.constant -2 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f977_ipowi() -> i8 {
  %c = arith.constant -128 : i8
  %d = arith.constant 7 : i8
  %r = math.ipowi %c, %d : i8
  return %r : i8
}

func.func @f980_ipowi() -> i32 {
  %c = arith.constant 0 : i32
  %d = arith.constant 1 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f994_ipowi() -> i32 {
  %c = arith.constant -1 : i32
  %d = arith.constant 1 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f996_ipowi() -> i32 {
  %c = arith.constant -1 : i32
  %d = arith.constant 2 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f999_ipowi() -> i32 {
  %c = arith.constant -1 : i32
  %d = arith.constant -128 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1004_ipowi() -> i32 {
  %c = arith.constant 2 : i32
  %d = arith.constant -2 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1006_ipowi() -> i32 {
  %c = arith.constant 2 : i32
  %d = arith.constant -128 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1013_ipowi() -> i32 {
  %c = arith.constant -2 : i32
  %d = arith.constant -128 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1024_ipowi() -> i32 {
  %c = arith.constant -128 : i32
  %d = arith.constant 2 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1026_ipowi() -> i32 {
  %c = arith.constant -128 : i32
  %d = arith.constant 7 : i32
  %r = math.ipowi %c, %d : i32
  return %r : i32
}

func.func @f1029_ipowi() -> i1 {
  %c = arith.constant 0 : i1
  %d = arith.constant -1 : i1
  %r = math.ipowi %c, %d : i1
  return %r : i1
}

func.func @f1032_ipowi() -> index {
  %c = arith.constant 0 : index
  %d = arith.constant 0 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1036_ipowi() -> index {
  %c = arith.constant 0 : index
  %d = arith.constant -2 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1037_ipowi() -> index {
  %c = arith.constant 0 : index
  %d = arith.constant 7 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1039_ipowi() -> index {
  %c = arith.constant 1 : index
  %d = arith.constant 0 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1043_ipowi() -> index {
  %c = arith.constant 1 : index
  %d = arith.constant -2 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1060_ipowi() -> index {
  %c = arith.constant -2 : index
  %d = arith.constant 0 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1062_ipowi() -> index {
  %c = arith.constant -2 : index
  %d = arith.constant -1 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1068_ipowi() -> index {
  %c = arith.constant 7 : index
  %d = arith.constant 1 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1075_ipowi() -> index {
  %c = arith.constant -128 : index
  %d = arith.constant 1 : index
  %r = math.ipowi %c, %d : index
  return %r : index
}

func.func @f1081_sqrtv() -> vector<2xf32> {
  %c = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %r = math.sqrt %c : vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f1082_ceilv() -> vector<2xf32> {
  %c = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %r = math.ceil %c : vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f1084_absfv() -> vector<2xf32> {
  %c = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %r = math.absf %c : vector<2xf32>
  return %r : vector<2xf32>
}

func.func @f1085_isnanv() -> vector<2xi1> {
  %c = arith.constant dense<[0.5, 1.0]> : vector<2xf32>
  %r = math.isnan %c : vector<2xf32>
  return %r : vector<2xi1>
}

func.func @f1086_sqrtv() -> tensor<2xf32> {
  %c = arith.constant dense<[0.5, 1.0]> : tensor<2xf32>
  %r = math.sqrt %c : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @f1087_ceilv() -> tensor<2xf32> {
  %c = arith.constant dense<[0.5, 1.0]> : tensor<2xf32>
  %r = math.ceil %c : tensor<2xf32>
  return %r : tensor<2xf32>
}

func.func @f1091_sqrtv() -> vector<[4]xf32> {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %r = math.sqrt %c : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @f1092_ceilv() -> vector<[4]xf32> {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %r = math.ceil %c : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @f1094_absfv() -> vector<[4]xf32> {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %r = math.absf %c : vector<[4]xf32>
  return %r : vector<[4]xf32>
}

func.func @f1095_isnanv() -> vector<[4]xi1> {
  %c = arith.constant dense<2.0> : vector<[4]xf32>
  %r = math.isnan %c : vector<[4]xf32>
  return %r : vector<[4]xi1>
}

func.func @idem(%a: f32) -> f32 {
  %0 = math.absf %a : f32
  %1 = math.absf %0 : f32
  %2 = math.ceil %1 : f32
  %3 = math.ceil %2 : f32
  %4 = math.floor %3 : f32
  %5 = math.floor %4 : f32
  %6 = math.trunc %5 : f32
  %7 = math.trunc %6 : f32
  %8 = math.round %7 : f32
  %9 = math.round %8 : f32
  %10 = math.roundeven %9 : f32
  %11 = math.roundeven %10 : f32
  return %11 : f32
}

func.func @poison() -> (f32, i32) {
  %p = ub.poison : f32
  %0 = math.cos %p : f32
  %q = ub.poison : i32
  %1 = math.absi %q : i32
  return %0, %1 : f32, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f112_ceil() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f120_ceil() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f121_ceil() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f125_ceil() -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:     return %[[CST]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f243_floor() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f244_floor() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f248_floor() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f250_floor() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f320_round() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f323_round() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f327_round() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f330_round() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f344_roundeven() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f348_roundeven() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7FF8000000000000 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f407_sqrt() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f408_sqrt() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[CST]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f413_sqrt() -> f16 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[CST]] : f16
// CHECK-NEXT:     return %[[V0]] : f16
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f459_trunc() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f468_absf() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f471_absf() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f480_isfinite() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f482_isfinite() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f491_isfinite() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f492_isfinite() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f493_isfinite() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f496_isinf() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f499_isinf() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f500_isinf() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f502_isinf() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f508_isinf() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f511_isinf() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f512_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f515_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f518_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f519_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f520_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f522_isnan() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     return %[[FALSE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f536_isnormal() -> i1 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     return %[[TRUE]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f751_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f753_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f757_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f764_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f767_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f768_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f775_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f776_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.500000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f781_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f792_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.500000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f793_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f795_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0xFFC00000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f806_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f808_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f809_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f810_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f820_copysign() -> f32 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     return %[[CST]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f829_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f831_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -5.000000e-01 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f832_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.000000e-01 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f834_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -2.500000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f838_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f839_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f842_copysign() -> f64 {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0xFFF8000000000000 : f64
// CHECK-NEXT:     return %[[CST]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f850_absi() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f852_absi() -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f853_absi() -> i8 {
// CHECK-NEXT:     %[[C12_I8:[^ ]+]] = arith.constant 12 : i8
// CHECK-NEXT:     return %[[C12_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f859_absi() -> i32 {
// CHECK-NEXT:     %[[C128_I32:[^ ]+]] = arith.constant 128 : i32
// CHECK-NEXT:     return %[[C128_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f863_absi() -> i65 {
// CHECK-NEXT:     %[[C12_I65:[^ ]+]] = arith.constant 12 : i65
// CHECK-NEXT:     return %[[C12_I65]] : i65
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f864_absi() -> i65 {
// CHECK-NEXT:     %[[C128_I65:[^ ]+]] = arith.constant 128 : i65
// CHECK-NEXT:     return %[[C128_I65]] : i65
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f874_ctlz() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f893_cttz() -> i8 {
// CHECK-NEXT:     %[[C2_I8:[^ ]+]] = arith.constant 2 : i8
// CHECK-NEXT:     return %[[C2_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f895_cttz() -> i32 {
// CHECK-NEXT:     %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:     return %[[C32_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f897_cttz() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f898_cttz() -> i32 {
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     return %[[C2_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f904_cttz() -> i65 {
// CHECK-NEXT:     %[[C7_I65:[^ ]+]] = arith.constant 7 : i65
// CHECK-NEXT:     return %[[C7_I65]] : i65
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f907_cttz() -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     return %[[C0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f909_cttz() -> index {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     return %[[C7]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f914_ctpop() -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f919_ctpop() -> i32 {
// CHECK-NEXT:     %[[C25_I32:[^ ]+]] = arith.constant 25 : i32
// CHECK-NEXT:     return %[[C25_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f921_ctpop() -> i65 {
// CHECK-NEXT:     %[[C1_I65:[^ ]+]] = arith.constant 1 : i65
// CHECK-NEXT:     return %[[C1_I65]] : i65
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f929_ctpop() -> index {
// CHECK-NEXT:     %[[C57:[^ ]+]] = arith.constant 57 : index
// CHECK-NEXT:     return %[[C57]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f931_ipowi() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f935_ipowi() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f945_ipowi() -> i8 {
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     return %[[C_1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f949_ipowi() -> i8 {
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     return %[[C_1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f951_ipowi() -> i8 {
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f952_ipowi() -> i8 {
// CHECK-NEXT:     %[[C2_I8:[^ ]+]] = arith.constant 2 : i8
// CHECK-NEXT:     return %[[C2_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f959_ipowi() -> i8 {
// CHECK-NEXT:     %[[C_2_I8:[^ ]+]] = arith.constant -2 : i8
// CHECK-NEXT:     return %[[C_2_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f976_ipowi() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f977_ipowi() -> i8 {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f980_ipowi() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f994_ipowi() -> i32 {
// CHECK-NEXT:     %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:     return %[[C_1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f996_ipowi() -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f999_ipowi() -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     return %[[C1_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1004_ipowi() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1006_ipowi() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1013_ipowi() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1024_ipowi() -> i32 {
// CHECK-NEXT:     %[[C16384_I32:[^ ]+]] = arith.constant 16384 : i32
// CHECK-NEXT:     return %[[C16384_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1026_ipowi() -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return %[[C0_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1029_ipowi() -> i1 {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[FALSE]], %[[TRUE]] : i1
// CHECK-NEXT:     return %[[V0]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1032_ipowi() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1036_ipowi() -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C_2:[^ ]+]] = arith.constant -2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.ipowi %[[C0]], %[[C_2]] : index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1037_ipowi() -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     return %[[C0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1039_ipowi() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1043_ipowi() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1060_ipowi() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     return %[[C1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1062_ipowi() -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     return %[[C0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1068_ipowi() -> index {
// CHECK-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// CHECK-NEXT:     return %[[C7]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1075_ipowi() -> index {
// CHECK-NEXT:     %[[C_128:[^ ]+]] = arith.constant -128 : index
// CHECK-NEXT:     return %[[C_128]] : index
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1081_sqrtv() -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0.707106769, 1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1082_ceilv() -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1084_absfv() -> vector<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[5.000000e-01, 1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1085_isnanv() -> vector<2xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[5.000000e-01, 1.000000e+00]> : vector<2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.isnan %[[CST]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1086_sqrtv() -> tensor<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[0.707106769, 1.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     return %[[CST]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1087_ceilv() -> tensor<2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:     return %[[CST]] : tensor<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1091_sqrtv() -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.41421354> : vector<[4]xf32>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1092_ceilv() -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1094_absfv() -> vector<[4]xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<[4]xf32>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1095_isnanv() -> vector<[4]xi1> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     return %[[CST]] : vector<[4]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @idem(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.absf %[[V0]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.ceil %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.ceil %[[V2]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.floor %[[V3]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.floor %[[V4]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.trunc %[[V5]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.trunc %[[V6]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.round %[[V7]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.round %[[V8]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.roundeven %[[V9]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.roundeven %[[V10]] : f32
// CHECK-NEXT:     return %[[V11]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @poison() -> (f32, i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
