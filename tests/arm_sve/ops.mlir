// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @sdot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.sdot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @udot(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.udot %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @smmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.smmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @ummla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.ummla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @usmmla(%arg0: vector<[4]xi32>, %arg1: vector<[16]xi8>, %arg2: vector<[16]xi8>) {
  %0 = arm_sve.usmmla %arg0, %arg1, %arg2 : vector<[16]xi8> to vector<[4]xi32>
  return
}

func.func @masked_addi(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.addi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked_subi(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.subi %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked_muli(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.muli %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked_divi_signed(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.divi_signed %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked_divi_unsigned(%arg0: vector<[4]xi1>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>) {
  %0 = arm_sve.masked.divi_unsigned %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xi32>
  return
}

func.func @masked_addf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.addf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked_subf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.subf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked_mulf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.mulf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @masked_divf(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: vector<[4]xf32>) {
  %0 = arm_sve.masked.divf %arg0, %arg1, %arg2 : vector<[4]xi1>, vector<[4]xf32>
  return
}

func.func @dupq_lane(%arg0: vector<[4]xi32>) {
  %0 = arm_sve.dupq_lane %arg0[1] : vector<[4]xi32>
  return
}

func.func @convert_to_svbool(%arg0: vector<[4]xi1>) {
  %0 = arm_sve.convert_to_svbool %arg0 : vector<[4]xi1>
  return
}

func.func @convert_from_svbool(%arg0: vector<[16]xi1>) {
  %0 = arm_sve.convert_from_svbool %arg0 : vector<[4]xi1>
  return
}

func.func @zip_x2(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>) {
  %resultV1, %resultV2 = arm_sve.zip.x2 %arg0, %arg1 : vector<[4]xi32>
  return
}

func.func @zip_x4(%arg0: vector<[4]xi32>, %arg1: vector<[4]xi32>, %arg2: vector<[4]xi32>, %arg3: vector<[4]xi32>) {
  %resultV1, %resultV2, %resultV3, %resultV4 = arm_sve.zip.x4 %arg0, %arg1, %arg2, %arg3 : vector<[4]xi32>
  return
}

func.func @psel(%arg0: vector<[4]xi1>, %arg1: vector<[8]xi1>, %arg2: index) {
  %0 = arm_sve.psel %arg0, %arg1[%arg2] : vector<[4]xi1>, vector<[8]xi1>
  return
}







// CHECK: module {
// CHECK-NEXT:   func.func @sdot([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.sdot [[ARG0]], [[ARG1]], [[ARG2]] : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @udot([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.udot [[ARG0]], [[ARG1]], [[ARG2]] : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @smmla([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.smmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @ummla([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.ummla [[ARG0]], [[ARG1]], [[ARG2]] : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @usmmla([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[16]xi8>, [[ARG2:%[^ ]+]]: vector<[16]xi8>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.usmmla [[ARG0]], [[ARG1]], [[ARG2]] : vector<[16]xi8> to vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_addi([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.addi [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_subi([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.subi [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_muli([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.muli [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divi_signed([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.divi_signed [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divi_unsigned([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.divi_unsigned [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_addf([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xf32>, [[ARG2:%[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.addf [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_subf([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xf32>, [[ARG2:%[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.subf [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_mulf([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xf32>, [[ARG2:%[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.mulf [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @masked_divf([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[4]xf32>, [[ARG2:%[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.masked.divf [[ARG0]], [[ARG1]], [[ARG2]] : vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @dupq_lane([[ARG0:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.dupq_lane [[ARG0]][1] : vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert_to_svbool([[ARG0:%[^ ]+]]: vector<[4]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.convert_to_svbool [[ARG0]] : vector<[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @convert_from_svbool([[ARG0:%[^ ]+]]: vector<[16]xi1>) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.convert_from_svbool [[ARG0]] : vector<[4]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zip_x2([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[RESULTV1:%[^ ]+]], [[RESULTV2:%[^ ]+]] = arm_sve.zip.x2 [[ARG0]], [[ARG1]] : vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zip_x4([[ARG0:%[^ ]+]]: vector<[4]xi32>, [[ARG1:%[^ ]+]]: vector<[4]xi32>, [[ARG2:%[^ ]+]]: vector<[4]xi32>, [[ARG3:%[^ ]+]]: vector<[4]xi32>) {
// CHECK-NEXT:     [[RESULTV1:%[^ ]+]], [[RESULTV2:%[^ ]+]], [[RESULTV3:%[^ ]+]], [[RESULTV4:%[^ ]+]] = arm_sve.zip.x4 [[ARG0]], [[ARG1]], [[ARG2]], [[ARG3]] : vector<[4]xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @psel([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: index) {
// CHECK-NEXT:     [[V0:%[^ ]+]] = arm_sve.psel [[ARG0]], [[ARG1]]{{\[}}[[ARG2]]] : vector<[4]xi1>, vector<[8]xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "sdot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG51:%[^ ]+]]: vector<[4]xi32>, [[ARG52:%[^ ]+]]: vector<[16]xi8>, [[ARG53:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V19:%[^ ]+]] = "arm_sve.sdot"([[ARG51]], [[ARG52]], [[ARG53]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "udot"}> ({
// GENERIC-NEXT:   ^bb0([[ARG48:%[^ ]+]]: vector<[4]xi32>, [[ARG49:%[^ ]+]]: vector<[16]xi8>, [[ARG50:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V18:%[^ ]+]] = "arm_sve.udot"([[ARG48]], [[ARG49]], [[ARG50]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "smmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG45:%[^ ]+]]: vector<[4]xi32>, [[ARG46:%[^ ]+]]: vector<[16]xi8>, [[ARG47:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V17:%[^ ]+]] = "arm_sve.smmla"([[ARG45]], [[ARG46]], [[ARG47]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "ummla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG42:%[^ ]+]]: vector<[4]xi32>, [[ARG43:%[^ ]+]]: vector<[16]xi8>, [[ARG44:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V16:%[^ ]+]] = "arm_sve.ummla"([[ARG42]], [[ARG43]], [[ARG44]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> (), sym_name = "usmmla"}> ({
// GENERIC-NEXT:   ^bb0([[ARG39:%[^ ]+]]: vector<[4]xi32>, [[ARG40:%[^ ]+]]: vector<[16]xi8>, [[ARG41:%[^ ]+]]: vector<[16]xi8>):
// GENERIC-NEXT:     [[V15:%[^ ]+]] = "arm_sve.usmmla"([[ARG39]], [[ARG40]], [[ARG41]]) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "masked_addi"}> ({
// GENERIC-NEXT:   ^bb0([[ARG36:%[^ ]+]]: vector<[4]xi1>, [[ARG37:%[^ ]+]]: vector<[4]xi32>, [[ARG38:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V14:%[^ ]+]] = "arm_sve.masked.addi"([[ARG36]], [[ARG37]], [[ARG38]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "masked_subi"}> ({
// GENERIC-NEXT:   ^bb0([[ARG33:%[^ ]+]]: vector<[4]xi1>, [[ARG34:%[^ ]+]]: vector<[4]xi32>, [[ARG35:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V13:%[^ ]+]] = "arm_sve.masked.subi"([[ARG33]], [[ARG34]], [[ARG35]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "masked_muli"}> ({
// GENERIC-NEXT:   ^bb0([[ARG30:%[^ ]+]]: vector<[4]xi1>, [[ARG31:%[^ ]+]]: vector<[4]xi32>, [[ARG32:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V12:%[^ ]+]] = "arm_sve.masked.muli"([[ARG30]], [[ARG31]], [[ARG32]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "masked_divi_signed"}> ({
// GENERIC-NEXT:   ^bb0([[ARG27:%[^ ]+]]: vector<[4]xi1>, [[ARG28:%[^ ]+]]: vector<[4]xi32>, [[ARG29:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V11:%[^ ]+]] = "arm_sve.masked.divi_signed"([[ARG27]], [[ARG28]], [[ARG29]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "masked_divi_unsigned"}> ({
// GENERIC-NEXT:   ^bb0([[ARG24:%[^ ]+]]: vector<[4]xi1>, [[ARG25:%[^ ]+]]: vector<[4]xi32>, [[ARG26:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V10:%[^ ]+]] = "arm_sve.masked.divi_unsigned"([[ARG24]], [[ARG25]], [[ARG26]]) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (), sym_name = "masked_addf"}> ({
// GENERIC-NEXT:   ^bb0([[ARG21:%[^ ]+]]: vector<[4]xi1>, [[ARG22:%[^ ]+]]: vector<[4]xf32>, [[ARG23:%[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     [[V9:%[^ ]+]] = "arm_sve.masked.addf"([[ARG21]], [[ARG22]], [[ARG23]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (), sym_name = "masked_subf"}> ({
// GENERIC-NEXT:   ^bb0([[ARG18:%[^ ]+]]: vector<[4]xi1>, [[ARG19:%[^ ]+]]: vector<[4]xf32>, [[ARG20:%[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     [[V8:%[^ ]+]] = "arm_sve.masked.subf"([[ARG18]], [[ARG19]], [[ARG20]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (), sym_name = "masked_mulf"}> ({
// GENERIC-NEXT:   ^bb0([[ARG15:%[^ ]+]]: vector<[4]xi1>, [[ARG16:%[^ ]+]]: vector<[4]xf32>, [[ARG17:%[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     [[V7:%[^ ]+]] = "arm_sve.masked.mulf"([[ARG15]], [[ARG16]], [[ARG17]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> (), sym_name = "masked_divf"}> ({
// GENERIC-NEXT:   ^bb0([[ARG12:%[^ ]+]]: vector<[4]xi1>, [[ARG13:%[^ ]+]]: vector<[4]xf32>, [[ARG14:%[^ ]+]]: vector<[4]xf32>):
// GENERIC-NEXT:     [[V6:%[^ ]+]] = "arm_sve.masked.divf"([[ARG12]], [[ARG13]], [[ARG14]]) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>) -> (), sym_name = "dupq_lane"}> ({
// GENERIC-NEXT:   ^bb0([[ARG11:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V5:%[^ ]+]] = "arm_sve.dupq_lane"([[ARG11]]) <{lane = 1 : i64}> : (vector<[4]xi32>) -> vector<[4]xi32>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>) -> (), sym_name = "convert_to_svbool"}> ({
// GENERIC-NEXT:   ^bb0([[ARG10:%[^ ]+]]: vector<[4]xi1>):
// GENERIC-NEXT:     [[V4:%[^ ]+]] = "arm_sve.convert_to_svbool"([[ARG10]]) : (vector<[4]xi1>) -> vector<[16]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[16]xi1>) -> (), sym_name = "convert_from_svbool"}> ({
// GENERIC-NEXT:   ^bb0([[ARG9:%[^ ]+]]: vector<[16]xi1>):
// GENERIC-NEXT:     [[V3:%[^ ]+]] = "arm_sve.convert_from_svbool"([[ARG9]]) : (vector<[16]xi1>) -> vector<[4]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "zip_x2"}> ({
// GENERIC-NEXT:   ^bb0([[ARG7:%[^ ]+]]: vector<[4]xi32>, [[ARG8:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V2:%[^ ]+]]:2 = "arm_sve.zip.x2"([[ARG7]], [[ARG8]]) : (vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (), sym_name = "zip_x4"}> ({
// GENERIC-NEXT:   ^bb0([[ARG3:%[^ ]+]]: vector<[4]xi32>, [[ARG4:%[^ ]+]]: vector<[4]xi32>, [[ARG5:%[^ ]+]]: vector<[4]xi32>, [[ARG6:%[^ ]+]]: vector<[4]xi32>):
// GENERIC-NEXT:     [[V1:%[^ ]+]]:4 = "arm_sve.zip.x4"([[ARG3]], [[ARG4]], [[ARG5]], [[ARG6]]) : (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>) -> (vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>, vector<[4]xi32>)
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (vector<[4]xi1>, vector<[8]xi1>, index) -> (), sym_name = "psel"}> ({
// GENERIC-NEXT:   ^bb0([[ARG0:%[^ ]+]]: vector<[4]xi1>, [[ARG1:%[^ ]+]]: vector<[8]xi1>, [[ARG2:%[^ ]+]]: index):
// GENERIC-NEXT:     [[V0:%[^ ]+]] = "arm_sve.psel"([[ARG0]], [[ARG1]], [[ARG2]]) : (vector<[4]xi1>, vector<[8]xi1>, index) -> vector<[4]xi1>
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
