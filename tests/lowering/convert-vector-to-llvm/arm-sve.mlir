// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm=enable-arm-sve=true --allow-unregistered-dialect | FileCheck %s

func.func @sdot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @udot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.udot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @smmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.smmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @ummla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.ummla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @usmmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_addi(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.addi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_subi(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.subi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_muli(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.muli %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_divi_signed(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.divi_signed %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_divi_unsigned(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.divi_unsigned %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @masked_addf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.addf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}
func.func @masked_subf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.subf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}
func.func @masked_mulf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.mulf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}
func.func @masked_divf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.divf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  "test.use"(%0) : (vector<[4]xf32>) -> ()
  return
}
func.func @dupq_lane(%arg0: vector<[4]xi32>) {
  %0 = arm_sve.dupq_lane %arg0[1] : vector<[4]xi32>
  "test.use"(%0) : (vector<[4]xi32>) -> ()
  return
}
func.func @convert_to_svbool(%arg0: vector<[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
  "test.use"(%0) : (vector<[16]xi1>) -> ()
  return
}
func.func @convert_from_svbool(%arg0: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %arg0 : vector<[4]xi1>
  "test.use"(%0) : (vector<[4]xi1>) -> ()
  return
}
func.func @zip_x2(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 : vector<[4]xi32>
  "test.use"(%resultV1, %resultV2) : (vector<[4]xi32>, vector<[4]xi32>) -> ()
  return
}
func.func @zip_x4(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xi32>) {
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 : vector<[4]xi32>
  "test.use"(%resultV1, %resultV2, %resultV3, %resultV4) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> ()
  return
}
func.func @psel(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi1>, %arg2: index) {
  %0 = arm_sve.psel %arg0, %arg1[%arg2] : vector<[4]xi1>, vector<[8]xi1>
  "test.use"(%0) : (vector<[4]xi1>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @sdot(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[16]xi8>, %[[ARG2:[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.sdot"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @udot(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[16]xi8>, %[[ARG2:[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.udot"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smmla(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[16]xi8>, %[[ARG2:[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.smmla"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ummla(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[16]xi8>, %[[ARG2:[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.ummla"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmmla(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[16]xi8>, %[[ARG2:[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.usmmla"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_addi(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.add"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_subi(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.sub"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_muli(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.mul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divi_signed(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.sdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divi_unsigned(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.udiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_addf(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.fadd"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_subf(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.fsub"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_mulf(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.fmul"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divf(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[4]xf32>, %[[ARG2:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.fdiv"(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dupq_lane(%[[ARG0:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.dupq_lane"(%[[ARG0]]) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert_to_svbool(%[[ARG0:[^ ]+]]: vector<[4]xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<[16]xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.convert.to.svbool"(%[[ARG0]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[16]xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert_from_svbool(%[[ARG0:[^ ]+]]: vector<[16]xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<[4]xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.convert.from.svbool"(%[[ARG0]]) : (vector<[16]xi1>) -> vector<[4]xi1>
// CHECK-NEXT:     "test.use"(%[[V0]]) : (vector<[4]xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zip_x2(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.zip.x2"(%[[ARG0]], %[[ARG1]]) : (vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     "test.use"(%[[V1]], %[[V2]]) : (vector<[4]xi32>, vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zip_x4(%[[ARG0:[^ ]+]]: vector<[4]xi32>, %[[ARG1:[^ ]+]]: vector<[4]xi32>, %[[ARG2:[^ ]+]]: vector<[4]xi32>, %[[ARG3:[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.zip.x4"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3]]) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)>
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.extractvalue %[[V0]][3] : !llvm.struct<(vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)> 
// CHECK-NEXT:     "test.use"(%[[V1]], %[[V2]], %[[V3]], %[[V4]]) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @psel(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: vector<[8]xi1>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "arm_sve.intr.convert.to.svbool"(%[[ARG0]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[ARG2]] : index to i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = "arm_sve.intr.psel"(%[[V0]], %[[ARG1]], %[[V1]]) : (vector<[16]xi1>, vector<[8]xi1>, i32) -> vector<[16]xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "arm_sve.intr.convert.from.svbool"(%[[V2]]) : (vector<[16]xi1>) -> vector<[4]xi1>
// CHECK-NEXT:     "test.use"(%[[V3]]) : (vector<[4]xi1>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masks(%a: index, %m: vector<3x[4]xi1>) -> (vector<[4]xi1>, vector<3x[16]xi1>) {
  %0 = vector.create_mask %a : vector<[4]xi1>
  %1 = arm_sve.convert_to_svbool %m : vector<3x[4]xi1>
  return %0, %1 : vector<[4]xi1>, vector<3x[16]xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @masks(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<3x[4]xi1>) -> (vector<[4]xi1>, vector<3x[16]xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : vector<3x[4]xi1> to !llvm.array<3 x vector<[4]xi1>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.zero : i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = "arm_sve.intr.whilelt"(%[[V2]], %[[V1]]) : (i64, i64) -> vector<[4]xi1>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<false> : vector<3x[16]xi1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[CST]] : vector<3x[16]xi1> to !llvm.array<3 x vector<[16]xi1>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.extractvalue %[[V0]][0] : !llvm.array<3 x vector<[4]xi1>> 
// CHECK-NEXT:     %[[V6:[^ ]+]] = "arm_sve.intr.convert.to.svbool"(%[[V5]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.insertvalue %[[V6]], %[[V4]][0] : !llvm.array<3 x vector<[16]xi1>> 
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.extractvalue %[[V0]][1] : !llvm.array<3 x vector<[4]xi1>> 
// CHECK-NEXT:     %[[V9:[^ ]+]] = "arm_sve.intr.convert.to.svbool"(%[[V8]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V7]][1] : !llvm.array<3 x vector<[16]xi1>> 
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V0]][2] : !llvm.array<3 x vector<[4]xi1>> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = "arm_sve.intr.convert.to.svbool"(%[[V11]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V10]][2] : !llvm.array<3 x vector<[16]xi1>> 
// CHECK-NEXT:     %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.array<3 x vector<[16]xi1>> to vector<3x[16]xi1>
// CHECK-NEXT:     return %[[V3]], %[[V14]] : vector<[4]xi1>, vector<3x[16]xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
