// RUN: mlir-opt %s --split-input-file --convert-gpu-to-nvvm | FileCheck %s

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    %0 = gpu.all_reduce add %a uniform {} : (f32) -> f32
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.sext %[[V23]] : i32 to i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.trunc %[[V24]] : i64 to i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.sext %[[V26]] : i32 to i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.trunc %[[V27]] : i64 to i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.sext %[[V29]] : i32 to i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.trunc %[[V30]] : i64 to i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.sext %[[V32]] : i32 to i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.sext %[[V35]] : i32 to i64
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mul %[[V37]], %[[V25]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.add %[[V38]], %[[V34]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mul %[[V39]], %[[V22]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mul %[[V22]], %[[V25]] : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.add %[[V40]], %[[V31]] : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mul %[[V41]], %[[V28]] : i32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.and %[[V42]], %[[V19]] : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.icmp "eq" %[[V44]], %[[V18]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.sub %[[V42]], %[[V44]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.sub %[[V43]], %[[V46]] : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.icmp "slt" %[[V47]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V48]], ^bb1, ^bb17
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.sub %[[V51]], %[[V47]] : i32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.sub %[[V47]], %[[V49]] : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = nvvm.shfl.sync  bfly %[[V53]], %[[ARG0]], %[[V16]], %[[V54]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V57]], ^bb2, ^bb3
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V56]] : f32
// CHECK-NEXT:       llvm.br ^bb4(%[[V58]] : f32)
// CHECK-NEXT:     ^bb3:  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb4(%[[ARG0]] : f32)
// CHECK-NEXT:     ^bb4(%[[V59:[^ ]+]]: f32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.sub %[[V62]], %[[V47]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.lshr %[[V61]], %[[V63]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.sub %[[V47]], %[[V60]] : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = nvvm.shfl.sync  bfly %[[V64]], %[[V59]], %[[V15]], %[[V65]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractvalue %[[V66]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractvalue %[[V66]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V68]], ^bb5, ^bb6
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fadd %[[V59]], %[[V67]] : f32
// CHECK-NEXT:       llvm.br ^bb7(%[[V69]] : f32)
// CHECK-NEXT:     ^bb6:  // pred: ^bb4
// CHECK-NEXT:       llvm.br ^bb7(%[[V59]] : f32)
// CHECK-NEXT:     ^bb7(%[[V70:[^ ]+]]: f32):  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.sub %[[V73]], %[[V47]] : i32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.sub %[[V47]], %[[V71]] : i32
// CHECK-NEXT:       %[[V77:[^ ]+]] = nvvm.shfl.sync  bfly %[[V75]], %[[V70]], %[[V14]], %[[V76]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.extractvalue %[[V77]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.extractvalue %[[V77]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V79]], ^bb8, ^bb9
// CHECK-NEXT:     ^bb8:  // pred: ^bb7
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fadd %[[V70]], %[[V78]] : f32
// CHECK-NEXT:       llvm.br ^bb10(%[[V80]] : f32)
// CHECK-NEXT:     ^bb9:  // pred: ^bb7
// CHECK-NEXT:       llvm.br ^bb10(%[[V70]] : f32)
// CHECK-NEXT:     ^bb10(%[[V81:[^ ]+]]: f32):  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.sub %[[V84]], %[[V47]] : i32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.lshr %[[V83]], %[[V85]] : i32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.sub %[[V47]], %[[V82]] : i32
// CHECK-NEXT:       %[[V88:[^ ]+]] = nvvm.shfl.sync  bfly %[[V86]], %[[V81]], %[[V13]], %[[V87]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V90]], ^bb11, ^bb12
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.fadd %[[V81]], %[[V89]] : f32
// CHECK-NEXT:       llvm.br ^bb13(%[[V91]] : f32)
// CHECK-NEXT:     ^bb12:  // pred: ^bb10
// CHECK-NEXT:       llvm.br ^bb13(%[[V81]] : f32)
// CHECK-NEXT:     ^bb13(%[[V92:[^ ]+]]: f32):  // 2 preds: ^bb11, ^bb12
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.sub %[[V95]], %[[V47]] : i32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.lshr %[[V94]], %[[V96]] : i32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.sub %[[V47]], %[[V93]] : i32
// CHECK-NEXT:       %[[V99:[^ ]+]] = nvvm.shfl.sync  bfly %[[V97]], %[[V92]], %[[V12]], %[[V98]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V99]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.extractvalue %[[V99]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V101]], ^bb14, ^bb15
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.fadd %[[V92]], %[[V100]] : f32
// CHECK-NEXT:       llvm.br ^bb16(%[[V102]] : f32)
// CHECK-NEXT:     ^bb15:  // pred: ^bb13
// CHECK-NEXT:       llvm.br ^bb16(%[[V92]] : f32)
// CHECK-NEXT:     ^bb16(%[[V103:[^ ]+]]: f32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:       llvm.br ^bb18(%[[V103]] : f32)
// CHECK-NEXT:     ^bb17:  // pred: ^bb0
// CHECK-NEXT:       %[[V104:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.sub %[[V106]], %[[V17]] : i32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.lshr %[[V105]], %[[V107]] : i32
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.sub %[[V17]], %[[V104]] : i32
// CHECK-NEXT:       %[[V110:[^ ]+]] = nvvm.shfl.sync  bfly %[[V108]], %[[ARG0]], %[[V16]], %[[V109]] : f32 -> f32
// CHECK-NEXT:       %[[V111:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V110]] : f32
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V114:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.sub %[[V114]], %[[V17]] : i32
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.lshr %[[V113]], %[[V115]] : i32
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.sub %[[V17]], %[[V112]] : i32
// CHECK-NEXT:       %[[V118:[^ ]+]] = nvvm.shfl.sync  bfly %[[V116]], %[[V111]], %[[V15]], %[[V117]] : f32 -> f32
// CHECK-NEXT:       %[[V119:[^ ]+]] = llvm.fadd %[[V111]], %[[V118]] : f32
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V121:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.sub %[[V122]], %[[V17]] : i32
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.lshr %[[V121]], %[[V123]] : i32
// CHECK-NEXT:       %[[V125:[^ ]+]] = llvm.sub %[[V17]], %[[V120]] : i32
// CHECK-NEXT:       %[[V126:[^ ]+]] = nvvm.shfl.sync  bfly %[[V124]], %[[V119]], %[[V14]], %[[V125]] : f32 -> f32
// CHECK-NEXT:       %[[V127:[^ ]+]] = llvm.fadd %[[V119]], %[[V126]] : f32
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.sub %[[V130]], %[[V17]] : i32
// CHECK-NEXT:       %[[V132:[^ ]+]] = llvm.lshr %[[V129]], %[[V131]] : i32
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.sub %[[V17]], %[[V128]] : i32
// CHECK-NEXT:       %[[V134:[^ ]+]] = nvvm.shfl.sync  bfly %[[V132]], %[[V127]], %[[V13]], %[[V133]] : f32 -> f32
// CHECK-NEXT:       %[[V135:[^ ]+]] = llvm.fadd %[[V127]], %[[V134]] : f32
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V138:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V139:[^ ]+]] = llvm.sub %[[V138]], %[[V17]] : i32
// CHECK-NEXT:       %[[V140:[^ ]+]] = llvm.lshr %[[V137]], %[[V139]] : i32
// CHECK-NEXT:       %[[V141:[^ ]+]] = llvm.sub %[[V17]], %[[V136]] : i32
// CHECK-NEXT:       %[[V142:[^ ]+]] = nvvm.shfl.sync  bfly %[[V140]], %[[V135]], %[[V12]], %[[V141]] : f32 -> f32
// CHECK-NEXT:       %[[V143:[^ ]+]] = llvm.fadd %[[V135]], %[[V142]] : f32
// CHECK-NEXT:       llvm.br ^bb18(%[[V143]] : f32)
// CHECK-NEXT:     ^bb18(%[[V144:[^ ]+]]: f32):  // 2 preds: ^bb16, ^bb17
// CHECK-NEXT:       llvm.cond_br %[[V45]], ^bb19, ^bb20
// CHECK-NEXT:     ^bb19:  // pred: ^bb18
// CHECK-NEXT:       %[[V145:[^ ]+]] = llvm.sdiv %[[V42]], %[[V17]] : i32
// CHECK-NEXT:       %[[V146:[^ ]+]] = llvm.sext %[[V145]] : i32 to i64
// CHECK-NEXT:       %[[V147:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V148:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V147]][%[[V146]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V144]], %[[V148]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb20:  // pred: ^bb18
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb21:  // 2 preds: ^bb19, ^bb20
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V149:[^ ]+]] = llvm.add %[[V43]], %[[V19]] : i32
// CHECK-NEXT:       %[[V150:[^ ]+]] = llvm.sdiv %[[V149]], %[[V17]] : i32
// CHECK-NEXT:       %[[V151:[^ ]+]] = llvm.icmp "slt" %[[V42]], %[[V150]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V151]], ^bb22, ^bb41
// CHECK-NEXT:     ^bb22:  // pred: ^bb21
// CHECK-NEXT:       %[[V152:[^ ]+]] = llvm.sext %[[V42]] : i32 to i64
// CHECK-NEXT:       %[[V153:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V154:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V153]][%[[V152]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V155:[^ ]+]] = llvm.load %[[V154]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       %[[V156:[^ ]+]] = llvm.icmp "slt" %[[V150]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V156]], ^bb23, ^bb39
// CHECK-NEXT:     ^bb23:  // pred: ^bb22
// CHECK-NEXT:       %[[V157:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V158:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V159:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V160:[^ ]+]] = llvm.sub %[[V159]], %[[V150]] : i32
// CHECK-NEXT:       %[[V161:[^ ]+]] = llvm.lshr %[[V158]], %[[V160]] : i32
// CHECK-NEXT:       %[[V162:[^ ]+]] = llvm.sub %[[V150]], %[[V157]] : i32
// CHECK-NEXT:       %[[V163:[^ ]+]] = nvvm.shfl.sync  bfly %[[V161]], %[[V155]], %[[V16]], %[[V162]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V164:[^ ]+]] = llvm.extractvalue %[[V163]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V165:[^ ]+]] = llvm.extractvalue %[[V163]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V165]], ^bb24, ^bb25
// CHECK-NEXT:     ^bb24:  // pred: ^bb23
// CHECK-NEXT:       %[[V166:[^ ]+]] = llvm.fadd %[[V155]], %[[V164]] : f32
// CHECK-NEXT:       llvm.br ^bb26(%[[V166]] : f32)
// CHECK-NEXT:     ^bb25:  // pred: ^bb23
// CHECK-NEXT:       llvm.br ^bb26(%[[V155]] : f32)
// CHECK-NEXT:     ^bb26(%[[V167:[^ ]+]]: f32):  // 2 preds: ^bb24, ^bb25
// CHECK-NEXT:       %[[V168:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V169:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V170:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V171:[^ ]+]] = llvm.sub %[[V170]], %[[V150]] : i32
// CHECK-NEXT:       %[[V172:[^ ]+]] = llvm.lshr %[[V169]], %[[V171]] : i32
// CHECK-NEXT:       %[[V173:[^ ]+]] = llvm.sub %[[V150]], %[[V168]] : i32
// CHECK-NEXT:       %[[V174:[^ ]+]] = nvvm.shfl.sync  bfly %[[V172]], %[[V167]], %[[V15]], %[[V173]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V175:[^ ]+]] = llvm.extractvalue %[[V174]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V176:[^ ]+]] = llvm.extractvalue %[[V174]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V176]], ^bb27, ^bb28
// CHECK-NEXT:     ^bb27:  // pred: ^bb26
// CHECK-NEXT:       %[[V177:[^ ]+]] = llvm.fadd %[[V167]], %[[V175]] : f32
// CHECK-NEXT:       llvm.br ^bb29(%[[V177]] : f32)
// CHECK-NEXT:     ^bb28:  // pred: ^bb26
// CHECK-NEXT:       llvm.br ^bb29(%[[V167]] : f32)
// CHECK-NEXT:     ^bb29(%[[V178:[^ ]+]]: f32):  // 2 preds: ^bb27, ^bb28
// CHECK-NEXT:       %[[V179:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V180:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V181:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V182:[^ ]+]] = llvm.sub %[[V181]], %[[V150]] : i32
// CHECK-NEXT:       %[[V183:[^ ]+]] = llvm.lshr %[[V180]], %[[V182]] : i32
// CHECK-NEXT:       %[[V184:[^ ]+]] = llvm.sub %[[V150]], %[[V179]] : i32
// CHECK-NEXT:       %[[V185:[^ ]+]] = nvvm.shfl.sync  bfly %[[V183]], %[[V178]], %[[V14]], %[[V184]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V186:[^ ]+]] = llvm.extractvalue %[[V185]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V187:[^ ]+]] = llvm.extractvalue %[[V185]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V187]], ^bb30, ^bb31
// CHECK-NEXT:     ^bb30:  // pred: ^bb29
// CHECK-NEXT:       %[[V188:[^ ]+]] = llvm.fadd %[[V178]], %[[V186]] : f32
// CHECK-NEXT:       llvm.br ^bb32(%[[V188]] : f32)
// CHECK-NEXT:     ^bb31:  // pred: ^bb29
// CHECK-NEXT:       llvm.br ^bb32(%[[V178]] : f32)
// CHECK-NEXT:     ^bb32(%[[V189:[^ ]+]]: f32):  // 2 preds: ^bb30, ^bb31
// CHECK-NEXT:       %[[V190:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V191:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V192:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V193:[^ ]+]] = llvm.sub %[[V192]], %[[V150]] : i32
// CHECK-NEXT:       %[[V194:[^ ]+]] = llvm.lshr %[[V191]], %[[V193]] : i32
// CHECK-NEXT:       %[[V195:[^ ]+]] = llvm.sub %[[V150]], %[[V190]] : i32
// CHECK-NEXT:       %[[V196:[^ ]+]] = nvvm.shfl.sync  bfly %[[V194]], %[[V189]], %[[V13]], %[[V195]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V197:[^ ]+]] = llvm.extractvalue %[[V196]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V198:[^ ]+]] = llvm.extractvalue %[[V196]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V198]], ^bb33, ^bb34
// CHECK-NEXT:     ^bb33:  // pred: ^bb32
// CHECK-NEXT:       %[[V199:[^ ]+]] = llvm.fadd %[[V189]], %[[V197]] : f32
// CHECK-NEXT:       llvm.br ^bb35(%[[V199]] : f32)
// CHECK-NEXT:     ^bb34:  // pred: ^bb32
// CHECK-NEXT:       llvm.br ^bb35(%[[V189]] : f32)
// CHECK-NEXT:     ^bb35(%[[V200:[^ ]+]]: f32):  // 2 preds: ^bb33, ^bb34
// CHECK-NEXT:       %[[V201:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V202:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V203:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V204:[^ ]+]] = llvm.sub %[[V203]], %[[V150]] : i32
// CHECK-NEXT:       %[[V205:[^ ]+]] = llvm.lshr %[[V202]], %[[V204]] : i32
// CHECK-NEXT:       %[[V206:[^ ]+]] = llvm.sub %[[V150]], %[[V201]] : i32
// CHECK-NEXT:       %[[V207:[^ ]+]] = nvvm.shfl.sync  bfly %[[V205]], %[[V200]], %[[V12]], %[[V206]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V208:[^ ]+]] = llvm.extractvalue %[[V207]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V209:[^ ]+]] = llvm.extractvalue %[[V207]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V209]], ^bb36, ^bb37
// CHECK-NEXT:     ^bb36:  // pred: ^bb35
// CHECK-NEXT:       %[[V210:[^ ]+]] = llvm.fadd %[[V200]], %[[V208]] : f32
// CHECK-NEXT:       llvm.br ^bb38(%[[V210]] : f32)
// CHECK-NEXT:     ^bb37:  // pred: ^bb35
// CHECK-NEXT:       llvm.br ^bb38(%[[V200]] : f32)
// CHECK-NEXT:     ^bb38(%[[V211:[^ ]+]]: f32):  // 2 preds: ^bb36, ^bb37
// CHECK-NEXT:       llvm.br ^bb40(%[[V211]] : f32)
// CHECK-NEXT:     ^bb39:  // pred: ^bb22
// CHECK-NEXT:       %[[V212:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V213:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V214:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V215:[^ ]+]] = llvm.sub %[[V214]], %[[V17]] : i32
// CHECK-NEXT:       %[[V216:[^ ]+]] = llvm.lshr %[[V213]], %[[V215]] : i32
// CHECK-NEXT:       %[[V217:[^ ]+]] = llvm.sub %[[V17]], %[[V212]] : i32
// CHECK-NEXT:       %[[V218:[^ ]+]] = nvvm.shfl.sync  bfly %[[V216]], %[[V155]], %[[V16]], %[[V217]] : f32 -> f32
// CHECK-NEXT:       %[[V219:[^ ]+]] = llvm.fadd %[[V155]], %[[V218]] : f32
// CHECK-NEXT:       %[[V220:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V221:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V222:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V223:[^ ]+]] = llvm.sub %[[V222]], %[[V17]] : i32
// CHECK-NEXT:       %[[V224:[^ ]+]] = llvm.lshr %[[V221]], %[[V223]] : i32
// CHECK-NEXT:       %[[V225:[^ ]+]] = llvm.sub %[[V17]], %[[V220]] : i32
// CHECK-NEXT:       %[[V226:[^ ]+]] = nvvm.shfl.sync  bfly %[[V224]], %[[V219]], %[[V15]], %[[V225]] : f32 -> f32
// CHECK-NEXT:       %[[V227:[^ ]+]] = llvm.fadd %[[V219]], %[[V226]] : f32
// CHECK-NEXT:       %[[V228:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V229:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V230:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V231:[^ ]+]] = llvm.sub %[[V230]], %[[V17]] : i32
// CHECK-NEXT:       %[[V232:[^ ]+]] = llvm.lshr %[[V229]], %[[V231]] : i32
// CHECK-NEXT:       %[[V233:[^ ]+]] = llvm.sub %[[V17]], %[[V228]] : i32
// CHECK-NEXT:       %[[V234:[^ ]+]] = nvvm.shfl.sync  bfly %[[V232]], %[[V227]], %[[V14]], %[[V233]] : f32 -> f32
// CHECK-NEXT:       %[[V235:[^ ]+]] = llvm.fadd %[[V227]], %[[V234]] : f32
// CHECK-NEXT:       %[[V236:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V237:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V238:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V239:[^ ]+]] = llvm.sub %[[V238]], %[[V17]] : i32
// CHECK-NEXT:       %[[V240:[^ ]+]] = llvm.lshr %[[V237]], %[[V239]] : i32
// CHECK-NEXT:       %[[V241:[^ ]+]] = llvm.sub %[[V17]], %[[V236]] : i32
// CHECK-NEXT:       %[[V242:[^ ]+]] = nvvm.shfl.sync  bfly %[[V240]], %[[V235]], %[[V13]], %[[V241]] : f32 -> f32
// CHECK-NEXT:       %[[V243:[^ ]+]] = llvm.fadd %[[V235]], %[[V242]] : f32
// CHECK-NEXT:       %[[V244:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V245:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V246:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V247:[^ ]+]] = llvm.sub %[[V246]], %[[V17]] : i32
// CHECK-NEXT:       %[[V248:[^ ]+]] = llvm.lshr %[[V245]], %[[V247]] : i32
// CHECK-NEXT:       %[[V249:[^ ]+]] = llvm.sub %[[V17]], %[[V244]] : i32
// CHECK-NEXT:       %[[V250:[^ ]+]] = nvvm.shfl.sync  bfly %[[V248]], %[[V243]], %[[V12]], %[[V249]] : f32 -> f32
// CHECK-NEXT:       %[[V251:[^ ]+]] = llvm.fadd %[[V243]], %[[V250]] : f32
// CHECK-NEXT:       llvm.br ^bb40(%[[V251]] : f32)
// CHECK-NEXT:     ^bb40(%[[V252:[^ ]+]]: f32):  // 2 preds: ^bb38, ^bb39
// CHECK-NEXT:       %[[V253:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V254:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V253]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V252]], %[[V254]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb41:  // pred: ^bb21
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb42:  // 2 preds: ^bb40, ^bb41
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V255:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V256:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V255]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V257:[^ ]+]] = llvm.load %[[V256]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       llvm.return %[[V257]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: i32) -> i32 private(%p: memref<2xi32, #gpu.address_space<private>>) {
    %0 = gpu.all_reduce maxsi %a uniform {} : (i32) -> i32
    %1 = gpu.all_reduce mul %0 uniform {} : (i32) -> i32
    gpu.return %1 : i32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<32 x i32>
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_1() {addr_space = 3 : i32} : !llvm.array<32 x i32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x i32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.addressof @__wg_k_1 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.getelementptr %[[V11]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x i32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V13]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.insertvalue %[[V12]], %[[V14]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.insertvalue %[[V16]], %[[V15]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.insertvalue %[[V18]], %[[V17]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V20:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.insertvalue %[[V20]], %[[V19]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.mlir.constant(2 : i64) : i64
// CHECK-NEXT:       %[[V23:[^ ]+]] = llvm.alloca %[[V22]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V24]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V26:[^ ]+]] = llvm.insertvalue %[[V23]], %[[V25]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.insertvalue %[[V27]], %[[V26]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V29:[^ ]+]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.insertvalue %[[V29]], %[[V28]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V32:[^ ]+]] = llvm.insertvalue %[[V31]], %[[V30]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.sext %[[V42]] : i32 to i64
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.trunc %[[V43]] : i64 to i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.sext %[[V45]] : i32 to i64
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.trunc %[[V46]] : i64 to i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.sext %[[V48]] : i32 to i64
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.trunc %[[V49]] : i64 to i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.sext %[[V51]] : i32 to i64
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.trunc %[[V52]] : i64 to i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = llvm.sext %[[V54]] : i32 to i64
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.trunc %[[V55]] : i64 to i32
// CHECK-NEXT:       %[[V57:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.sext %[[V57]] : i32 to i64
// CHECK-NEXT:       %[[V59:[^ ]+]] = llvm.trunc %[[V58]] : i64 to i32
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.mul %[[V59]], %[[V47]] : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.add %[[V60]], %[[V56]] : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mul %[[V61]], %[[V44]] : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.mul %[[V44]], %[[V47]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.add %[[V62]], %[[V53]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.mul %[[V63]], %[[V50]] : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = llvm.and %[[V64]], %[[V41]] : i32
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.icmp "eq" %[[V66]], %[[V40]] : i32
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.sub %[[V64]], %[[V66]] : i32
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.sub %[[V65]], %[[V68]] : i32
// CHECK-NEXT:       %[[V70:[^ ]+]] = llvm.icmp "slt" %[[V69]], %[[V39]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V70]], ^bb1, ^bb17
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.sub %[[V73]], %[[V69]] : i32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.sub %[[V69]], %[[V71]] : i32
// CHECK-NEXT:       %[[V77:[^ ]+]] = nvvm.shfl.sync  bfly %[[V75]], %[[ARG0]], %[[V38]], %[[V76]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.extractvalue %[[V77]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.extractvalue %[[V77]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V79]], ^bb2, ^bb3
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.intr.smax(%[[ARG0]], %[[V78]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb4(%[[V80]] : i32)
// CHECK-NEXT:     ^bb3:  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb4(%[[ARG0]] : i32)
// CHECK-NEXT:     ^bb4(%[[V81:[^ ]+]]: i32):  // 2 preds: ^bb2, ^bb3
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.sub %[[V84]], %[[V69]] : i32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.lshr %[[V83]], %[[V85]] : i32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.sub %[[V69]], %[[V82]] : i32
// CHECK-NEXT:       %[[V88:[^ ]+]] = nvvm.shfl.sync  bfly %[[V86]], %[[V81]], %[[V37]], %[[V87]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V90]], ^bb5, ^bb6
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.intr.smax(%[[V81]], %[[V89]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb7(%[[V91]] : i32)
// CHECK-NEXT:     ^bb6:  // pred: ^bb4
// CHECK-NEXT:       llvm.br ^bb7(%[[V81]] : i32)
// CHECK-NEXT:     ^bb7(%[[V92:[^ ]+]]: i32):  // 2 preds: ^bb5, ^bb6
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.sub %[[V95]], %[[V69]] : i32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.lshr %[[V94]], %[[V96]] : i32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.sub %[[V69]], %[[V93]] : i32
// CHECK-NEXT:       %[[V99:[^ ]+]] = nvvm.shfl.sync  bfly %[[V97]], %[[V92]], %[[V36]], %[[V98]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V99]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.extractvalue %[[V99]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V101]], ^bb8, ^bb9
// CHECK-NEXT:     ^bb8:  // pred: ^bb7
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.intr.smax(%[[V92]], %[[V100]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb10(%[[V102]] : i32)
// CHECK-NEXT:     ^bb9:  // pred: ^bb7
// CHECK-NEXT:       llvm.br ^bb10(%[[V92]] : i32)
// CHECK-NEXT:     ^bb10(%[[V103:[^ ]+]]: i32):  // 2 preds: ^bb8, ^bb9
// CHECK-NEXT:       %[[V104:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.sub %[[V106]], %[[V69]] : i32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.lshr %[[V105]], %[[V107]] : i32
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.sub %[[V69]], %[[V104]] : i32
// CHECK-NEXT:       %[[V110:[^ ]+]] = nvvm.shfl.sync  bfly %[[V108]], %[[V103]], %[[V35]], %[[V109]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V111:[^ ]+]] = llvm.extractvalue %[[V110]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.extractvalue %[[V110]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V112]], ^bb11, ^bb12
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.intr.smax(%[[V103]], %[[V111]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb13(%[[V113]] : i32)
// CHECK-NEXT:     ^bb12:  // pred: ^bb10
// CHECK-NEXT:       llvm.br ^bb13(%[[V103]] : i32)
// CHECK-NEXT:     ^bb13(%[[V114:[^ ]+]]: i32):  // 2 preds: ^bb11, ^bb12
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V118:[^ ]+]] = llvm.sub %[[V117]], %[[V69]] : i32
// CHECK-NEXT:       %[[V119:[^ ]+]] = llvm.lshr %[[V116]], %[[V118]] : i32
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.sub %[[V69]], %[[V115]] : i32
// CHECK-NEXT:       %[[V121:[^ ]+]] = nvvm.shfl.sync  bfly %[[V119]], %[[V114]], %[[V34]], %[[V120]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.extractvalue %[[V121]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.extractvalue %[[V121]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V123]], ^bb14, ^bb15
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.intr.smax(%[[V114]], %[[V122]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb16(%[[V124]] : i32)
// CHECK-NEXT:     ^bb15:  // pred: ^bb13
// CHECK-NEXT:       llvm.br ^bb16(%[[V114]] : i32)
// CHECK-NEXT:     ^bb16(%[[V125:[^ ]+]]: i32):  // 2 preds: ^bb14, ^bb15
// CHECK-NEXT:       llvm.br ^bb18(%[[V125]] : i32)
// CHECK-NEXT:     ^bb17:  // pred: ^bb0
// CHECK-NEXT:       %[[V126:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V127:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.sub %[[V128]], %[[V39]] : i32
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.lshr %[[V127]], %[[V129]] : i32
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.sub %[[V39]], %[[V126]] : i32
// CHECK-NEXT:       %[[V132:[^ ]+]] = nvvm.shfl.sync  bfly %[[V130]], %[[ARG0]], %[[V38]], %[[V131]] : i32 -> i32
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.intr.smax(%[[ARG0]], %[[V132]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V134:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V135:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.sub %[[V136]], %[[V39]] : i32
// CHECK-NEXT:       %[[V138:[^ ]+]] = llvm.lshr %[[V135]], %[[V137]] : i32
// CHECK-NEXT:       %[[V139:[^ ]+]] = llvm.sub %[[V39]], %[[V134]] : i32
// CHECK-NEXT:       %[[V140:[^ ]+]] = nvvm.shfl.sync  bfly %[[V138]], %[[V133]], %[[V37]], %[[V139]] : i32 -> i32
// CHECK-NEXT:       %[[V141:[^ ]+]] = llvm.intr.smax(%[[V133]], %[[V140]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V142:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V143:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V144:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V145:[^ ]+]] = llvm.sub %[[V144]], %[[V39]] : i32
// CHECK-NEXT:       %[[V146:[^ ]+]] = llvm.lshr %[[V143]], %[[V145]] : i32
// CHECK-NEXT:       %[[V147:[^ ]+]] = llvm.sub %[[V39]], %[[V142]] : i32
// CHECK-NEXT:       %[[V148:[^ ]+]] = nvvm.shfl.sync  bfly %[[V146]], %[[V141]], %[[V36]], %[[V147]] : i32 -> i32
// CHECK-NEXT:       %[[V149:[^ ]+]] = llvm.intr.smax(%[[V141]], %[[V148]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V150:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V151:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V152:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V153:[^ ]+]] = llvm.sub %[[V152]], %[[V39]] : i32
// CHECK-NEXT:       %[[V154:[^ ]+]] = llvm.lshr %[[V151]], %[[V153]] : i32
// CHECK-NEXT:       %[[V155:[^ ]+]] = llvm.sub %[[V39]], %[[V150]] : i32
// CHECK-NEXT:       %[[V156:[^ ]+]] = nvvm.shfl.sync  bfly %[[V154]], %[[V149]], %[[V35]], %[[V155]] : i32 -> i32
// CHECK-NEXT:       %[[V157:[^ ]+]] = llvm.intr.smax(%[[V149]], %[[V156]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V158:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V159:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V160:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V161:[^ ]+]] = llvm.sub %[[V160]], %[[V39]] : i32
// CHECK-NEXT:       %[[V162:[^ ]+]] = llvm.lshr %[[V159]], %[[V161]] : i32
// CHECK-NEXT:       %[[V163:[^ ]+]] = llvm.sub %[[V39]], %[[V158]] : i32
// CHECK-NEXT:       %[[V164:[^ ]+]] = nvvm.shfl.sync  bfly %[[V162]], %[[V157]], %[[V34]], %[[V163]] : i32 -> i32
// CHECK-NEXT:       %[[V165:[^ ]+]] = llvm.intr.smax(%[[V157]], %[[V164]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb18(%[[V165]] : i32)
// CHECK-NEXT:     ^bb18(%[[V166:[^ ]+]]: i32):  // 2 preds: ^bb16, ^bb17
// CHECK-NEXT:       llvm.cond_br %[[V67]], ^bb19, ^bb20
// CHECK-NEXT:     ^bb19:  // pred: ^bb18
// CHECK-NEXT:       %[[V167:[^ ]+]] = llvm.sdiv %[[V64]], %[[V39]] : i32
// CHECK-NEXT:       %[[V168:[^ ]+]] = llvm.sext %[[V167]] : i32 to i64
// CHECK-NEXT:       %[[V169:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V170:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V169]][%[[V168]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       llvm.store %[[V166]], %[[V170]] : i32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb20:  // pred: ^bb18
// CHECK-NEXT:       llvm.br ^bb21
// CHECK-NEXT:     ^bb21:  // 2 preds: ^bb19, ^bb20
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V171:[^ ]+]] = llvm.add %[[V65]], %[[V41]] : i32
// CHECK-NEXT:       %[[V172:[^ ]+]] = llvm.sdiv %[[V171]], %[[V39]] : i32
// CHECK-NEXT:       %[[V173:[^ ]+]] = llvm.icmp "slt" %[[V64]], %[[V172]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V173]], ^bb22, ^bb41
// CHECK-NEXT:     ^bb22:  // pred: ^bb21
// CHECK-NEXT:       %[[V174:[^ ]+]] = llvm.sext %[[V64]] : i32 to i64
// CHECK-NEXT:       %[[V175:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V176:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V175]][%[[V174]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       %[[V177:[^ ]+]] = llvm.load %[[V176]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:       %[[V178:[^ ]+]] = llvm.icmp "slt" %[[V172]], %[[V39]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V178]], ^bb23, ^bb39
// CHECK-NEXT:     ^bb23:  // pred: ^bb22
// CHECK-NEXT:       %[[V179:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V180:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V181:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V182:[^ ]+]] = llvm.sub %[[V181]], %[[V172]] : i32
// CHECK-NEXT:       %[[V183:[^ ]+]] = llvm.lshr %[[V180]], %[[V182]] : i32
// CHECK-NEXT:       %[[V184:[^ ]+]] = llvm.sub %[[V172]], %[[V179]] : i32
// CHECK-NEXT:       %[[V185:[^ ]+]] = nvvm.shfl.sync  bfly %[[V183]], %[[V177]], %[[V38]], %[[V184]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V186:[^ ]+]] = llvm.extractvalue %[[V185]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V187:[^ ]+]] = llvm.extractvalue %[[V185]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V187]], ^bb24, ^bb25
// CHECK-NEXT:     ^bb24:  // pred: ^bb23
// CHECK-NEXT:       %[[V188:[^ ]+]] = llvm.intr.smax(%[[V177]], %[[V186]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb26(%[[V188]] : i32)
// CHECK-NEXT:     ^bb25:  // pred: ^bb23
// CHECK-NEXT:       llvm.br ^bb26(%[[V177]] : i32)
// CHECK-NEXT:     ^bb26(%[[V189:[^ ]+]]: i32):  // 2 preds: ^bb24, ^bb25
// CHECK-NEXT:       %[[V190:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V191:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V192:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V193:[^ ]+]] = llvm.sub %[[V192]], %[[V172]] : i32
// CHECK-NEXT:       %[[V194:[^ ]+]] = llvm.lshr %[[V191]], %[[V193]] : i32
// CHECK-NEXT:       %[[V195:[^ ]+]] = llvm.sub %[[V172]], %[[V190]] : i32
// CHECK-NEXT:       %[[V196:[^ ]+]] = nvvm.shfl.sync  bfly %[[V194]], %[[V189]], %[[V37]], %[[V195]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V197:[^ ]+]] = llvm.extractvalue %[[V196]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V198:[^ ]+]] = llvm.extractvalue %[[V196]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V198]], ^bb27, ^bb28
// CHECK-NEXT:     ^bb27:  // pred: ^bb26
// CHECK-NEXT:       %[[V199:[^ ]+]] = llvm.intr.smax(%[[V189]], %[[V197]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb29(%[[V199]] : i32)
// CHECK-NEXT:     ^bb28:  // pred: ^bb26
// CHECK-NEXT:       llvm.br ^bb29(%[[V189]] : i32)
// CHECK-NEXT:     ^bb29(%[[V200:[^ ]+]]: i32):  // 2 preds: ^bb27, ^bb28
// CHECK-NEXT:       %[[V201:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V202:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V203:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V204:[^ ]+]] = llvm.sub %[[V203]], %[[V172]] : i32
// CHECK-NEXT:       %[[V205:[^ ]+]] = llvm.lshr %[[V202]], %[[V204]] : i32
// CHECK-NEXT:       %[[V206:[^ ]+]] = llvm.sub %[[V172]], %[[V201]] : i32
// CHECK-NEXT:       %[[V207:[^ ]+]] = nvvm.shfl.sync  bfly %[[V205]], %[[V200]], %[[V36]], %[[V206]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V208:[^ ]+]] = llvm.extractvalue %[[V207]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V209:[^ ]+]] = llvm.extractvalue %[[V207]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V209]], ^bb30, ^bb31
// CHECK-NEXT:     ^bb30:  // pred: ^bb29
// CHECK-NEXT:       %[[V210:[^ ]+]] = llvm.intr.smax(%[[V200]], %[[V208]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb32(%[[V210]] : i32)
// CHECK-NEXT:     ^bb31:  // pred: ^bb29
// CHECK-NEXT:       llvm.br ^bb32(%[[V200]] : i32)
// CHECK-NEXT:     ^bb32(%[[V211:[^ ]+]]: i32):  // 2 preds: ^bb30, ^bb31
// CHECK-NEXT:       %[[V212:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V213:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V214:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V215:[^ ]+]] = llvm.sub %[[V214]], %[[V172]] : i32
// CHECK-NEXT:       %[[V216:[^ ]+]] = llvm.lshr %[[V213]], %[[V215]] : i32
// CHECK-NEXT:       %[[V217:[^ ]+]] = llvm.sub %[[V172]], %[[V212]] : i32
// CHECK-NEXT:       %[[V218:[^ ]+]] = nvvm.shfl.sync  bfly %[[V216]], %[[V211]], %[[V35]], %[[V217]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V219:[^ ]+]] = llvm.extractvalue %[[V218]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V220:[^ ]+]] = llvm.extractvalue %[[V218]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V220]], ^bb33, ^bb34
// CHECK-NEXT:     ^bb33:  // pred: ^bb32
// CHECK-NEXT:       %[[V221:[^ ]+]] = llvm.intr.smax(%[[V211]], %[[V219]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb35(%[[V221]] : i32)
// CHECK-NEXT:     ^bb34:  // pred: ^bb32
// CHECK-NEXT:       llvm.br ^bb35(%[[V211]] : i32)
// CHECK-NEXT:     ^bb35(%[[V222:[^ ]+]]: i32):  // 2 preds: ^bb33, ^bb34
// CHECK-NEXT:       %[[V223:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V224:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V225:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V226:[^ ]+]] = llvm.sub %[[V225]], %[[V172]] : i32
// CHECK-NEXT:       %[[V227:[^ ]+]] = llvm.lshr %[[V224]], %[[V226]] : i32
// CHECK-NEXT:       %[[V228:[^ ]+]] = llvm.sub %[[V172]], %[[V223]] : i32
// CHECK-NEXT:       %[[V229:[^ ]+]] = nvvm.shfl.sync  bfly %[[V227]], %[[V222]], %[[V34]], %[[V228]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V230:[^ ]+]] = llvm.extractvalue %[[V229]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V231:[^ ]+]] = llvm.extractvalue %[[V229]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V231]], ^bb36, ^bb37
// CHECK-NEXT:     ^bb36:  // pred: ^bb35
// CHECK-NEXT:       %[[V232:[^ ]+]] = llvm.intr.smax(%[[V222]], %[[V230]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb38(%[[V232]] : i32)
// CHECK-NEXT:     ^bb37:  // pred: ^bb35
// CHECK-NEXT:       llvm.br ^bb38(%[[V222]] : i32)
// CHECK-NEXT:     ^bb38(%[[V233:[^ ]+]]: i32):  // 2 preds: ^bb36, ^bb37
// CHECK-NEXT:       llvm.br ^bb40(%[[V233]] : i32)
// CHECK-NEXT:     ^bb39:  // pred: ^bb22
// CHECK-NEXT:       %[[V234:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V235:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V236:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V237:[^ ]+]] = llvm.sub %[[V236]], %[[V39]] : i32
// CHECK-NEXT:       %[[V238:[^ ]+]] = llvm.lshr %[[V235]], %[[V237]] : i32
// CHECK-NEXT:       %[[V239:[^ ]+]] = llvm.sub %[[V39]], %[[V234]] : i32
// CHECK-NEXT:       %[[V240:[^ ]+]] = nvvm.shfl.sync  bfly %[[V238]], %[[V177]], %[[V38]], %[[V239]] : i32 -> i32
// CHECK-NEXT:       %[[V241:[^ ]+]] = llvm.intr.smax(%[[V177]], %[[V240]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V242:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V243:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V244:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V245:[^ ]+]] = llvm.sub %[[V244]], %[[V39]] : i32
// CHECK-NEXT:       %[[V246:[^ ]+]] = llvm.lshr %[[V243]], %[[V245]] : i32
// CHECK-NEXT:       %[[V247:[^ ]+]] = llvm.sub %[[V39]], %[[V242]] : i32
// CHECK-NEXT:       %[[V248:[^ ]+]] = nvvm.shfl.sync  bfly %[[V246]], %[[V241]], %[[V37]], %[[V247]] : i32 -> i32
// CHECK-NEXT:       %[[V249:[^ ]+]] = llvm.intr.smax(%[[V241]], %[[V248]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V250:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V251:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V252:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V253:[^ ]+]] = llvm.sub %[[V252]], %[[V39]] : i32
// CHECK-NEXT:       %[[V254:[^ ]+]] = llvm.lshr %[[V251]], %[[V253]] : i32
// CHECK-NEXT:       %[[V255:[^ ]+]] = llvm.sub %[[V39]], %[[V250]] : i32
// CHECK-NEXT:       %[[V256:[^ ]+]] = nvvm.shfl.sync  bfly %[[V254]], %[[V249]], %[[V36]], %[[V255]] : i32 -> i32
// CHECK-NEXT:       %[[V257:[^ ]+]] = llvm.intr.smax(%[[V249]], %[[V256]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V258:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V259:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V260:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V261:[^ ]+]] = llvm.sub %[[V260]], %[[V39]] : i32
// CHECK-NEXT:       %[[V262:[^ ]+]] = llvm.lshr %[[V259]], %[[V261]] : i32
// CHECK-NEXT:       %[[V263:[^ ]+]] = llvm.sub %[[V39]], %[[V258]] : i32
// CHECK-NEXT:       %[[V264:[^ ]+]] = nvvm.shfl.sync  bfly %[[V262]], %[[V257]], %[[V35]], %[[V263]] : i32 -> i32
// CHECK-NEXT:       %[[V265:[^ ]+]] = llvm.intr.smax(%[[V257]], %[[V264]]) : (i32, i32) -> i32
// CHECK-NEXT:       %[[V266:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V267:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V268:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V269:[^ ]+]] = llvm.sub %[[V268]], %[[V39]] : i32
// CHECK-NEXT:       %[[V270:[^ ]+]] = llvm.lshr %[[V267]], %[[V269]] : i32
// CHECK-NEXT:       %[[V271:[^ ]+]] = llvm.sub %[[V39]], %[[V266]] : i32
// CHECK-NEXT:       %[[V272:[^ ]+]] = nvvm.shfl.sync  bfly %[[V270]], %[[V265]], %[[V34]], %[[V271]] : i32 -> i32
// CHECK-NEXT:       %[[V273:[^ ]+]] = llvm.intr.smax(%[[V265]], %[[V272]]) : (i32, i32) -> i32
// CHECK-NEXT:       llvm.br ^bb40(%[[V273]] : i32)
// CHECK-NEXT:     ^bb40(%[[V274:[^ ]+]]: i32):  // 2 preds: ^bb38, ^bb39
// CHECK-NEXT:       %[[V275:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V276:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V275]][%[[V33]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       llvm.store %[[V274]], %[[V276]] : i32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb41:  // pred: ^bb21
// CHECK-NEXT:       llvm.br ^bb42
// CHECK-NEXT:     ^bb42:  // 2 preds: ^bb40, ^bb41
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V277:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V278:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V277]][%[[V33]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       %[[V279:[^ ]+]] = llvm.load %[[V278]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:       %[[V280:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V281:[^ ]+]] = llvm.sext %[[V280]] : i32 to i64
// CHECK-NEXT:       %[[V282:[^ ]+]] = llvm.trunc %[[V281]] : i64 to i32
// CHECK-NEXT:       %[[V283:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V284:[^ ]+]] = llvm.sext %[[V283]] : i32 to i64
// CHECK-NEXT:       %[[V285:[^ ]+]] = llvm.trunc %[[V284]] : i64 to i32
// CHECK-NEXT:       %[[V286:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V287:[^ ]+]] = llvm.sext %[[V286]] : i32 to i64
// CHECK-NEXT:       %[[V288:[^ ]+]] = llvm.trunc %[[V287]] : i64 to i32
// CHECK-NEXT:       %[[V289:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V290:[^ ]+]] = llvm.sext %[[V289]] : i32 to i64
// CHECK-NEXT:       %[[V291:[^ ]+]] = llvm.trunc %[[V290]] : i64 to i32
// CHECK-NEXT:       %[[V292:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V293:[^ ]+]] = llvm.sext %[[V292]] : i32 to i64
// CHECK-NEXT:       %[[V294:[^ ]+]] = llvm.trunc %[[V293]] : i64 to i32
// CHECK-NEXT:       %[[V295:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V296:[^ ]+]] = llvm.sext %[[V295]] : i32 to i64
// CHECK-NEXT:       %[[V297:[^ ]+]] = llvm.trunc %[[V296]] : i64 to i32
// CHECK-NEXT:       %[[V298:[^ ]+]] = llvm.mul %[[V297]], %[[V285]] : i32
// CHECK-NEXT:       %[[V299:[^ ]+]] = llvm.add %[[V298]], %[[V294]] : i32
// CHECK-NEXT:       %[[V300:[^ ]+]] = llvm.mul %[[V299]], %[[V282]] : i32
// CHECK-NEXT:       %[[V301:[^ ]+]] = llvm.mul %[[V282]], %[[V285]] : i32
// CHECK-NEXT:       %[[V302:[^ ]+]] = llvm.add %[[V300]], %[[V291]] : i32
// CHECK-NEXT:       %[[V303:[^ ]+]] = llvm.mul %[[V301]], %[[V288]] : i32
// CHECK-NEXT:       %[[V304:[^ ]+]] = llvm.and %[[V302]], %[[V41]] : i32
// CHECK-NEXT:       %[[V305:[^ ]+]] = llvm.icmp "eq" %[[V304]], %[[V40]] : i32
// CHECK-NEXT:       %[[V306:[^ ]+]] = llvm.sub %[[V302]], %[[V304]] : i32
// CHECK-NEXT:       %[[V307:[^ ]+]] = llvm.sub %[[V303]], %[[V306]] : i32
// CHECK-NEXT:       %[[V308:[^ ]+]] = llvm.icmp "slt" %[[V307]], %[[V39]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V308]], ^bb43, ^bb59
// CHECK-NEXT:     ^bb43:  // pred: ^bb42
// CHECK-NEXT:       %[[V309:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V310:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V311:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V312:[^ ]+]] = llvm.sub %[[V311]], %[[V307]] : i32
// CHECK-NEXT:       %[[V313:[^ ]+]] = llvm.lshr %[[V310]], %[[V312]] : i32
// CHECK-NEXT:       %[[V314:[^ ]+]] = llvm.sub %[[V307]], %[[V309]] : i32
// CHECK-NEXT:       %[[V315:[^ ]+]] = nvvm.shfl.sync  bfly %[[V313]], %[[V279]], %[[V38]], %[[V314]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V316:[^ ]+]] = llvm.extractvalue %[[V315]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V317:[^ ]+]] = llvm.extractvalue %[[V315]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V317]], ^bb44, ^bb45
// CHECK-NEXT:     ^bb44:  // pred: ^bb43
// CHECK-NEXT:       %[[V318:[^ ]+]] = llvm.mul %[[V279]], %[[V316]] : i32
// CHECK-NEXT:       llvm.br ^bb46(%[[V318]] : i32)
// CHECK-NEXT:     ^bb45:  // pred: ^bb43
// CHECK-NEXT:       llvm.br ^bb46(%[[V279]] : i32)
// CHECK-NEXT:     ^bb46(%[[V319:[^ ]+]]: i32):  // 2 preds: ^bb44, ^bb45
// CHECK-NEXT:       %[[V320:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V321:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V322:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V323:[^ ]+]] = llvm.sub %[[V322]], %[[V307]] : i32
// CHECK-NEXT:       %[[V324:[^ ]+]] = llvm.lshr %[[V321]], %[[V323]] : i32
// CHECK-NEXT:       %[[V325:[^ ]+]] = llvm.sub %[[V307]], %[[V320]] : i32
// CHECK-NEXT:       %[[V326:[^ ]+]] = nvvm.shfl.sync  bfly %[[V324]], %[[V319]], %[[V37]], %[[V325]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V327:[^ ]+]] = llvm.extractvalue %[[V326]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V328:[^ ]+]] = llvm.extractvalue %[[V326]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V328]], ^bb47, ^bb48
// CHECK-NEXT:     ^bb47:  // pred: ^bb46
// CHECK-NEXT:       %[[V329:[^ ]+]] = llvm.mul %[[V319]], %[[V327]] : i32
// CHECK-NEXT:       llvm.br ^bb49(%[[V329]] : i32)
// CHECK-NEXT:     ^bb48:  // pred: ^bb46
// CHECK-NEXT:       llvm.br ^bb49(%[[V319]] : i32)
// CHECK-NEXT:     ^bb49(%[[V330:[^ ]+]]: i32):  // 2 preds: ^bb47, ^bb48
// CHECK-NEXT:       %[[V331:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V332:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V333:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V334:[^ ]+]] = llvm.sub %[[V333]], %[[V307]] : i32
// CHECK-NEXT:       %[[V335:[^ ]+]] = llvm.lshr %[[V332]], %[[V334]] : i32
// CHECK-NEXT:       %[[V336:[^ ]+]] = llvm.sub %[[V307]], %[[V331]] : i32
// CHECK-NEXT:       %[[V337:[^ ]+]] = nvvm.shfl.sync  bfly %[[V335]], %[[V330]], %[[V36]], %[[V336]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V338:[^ ]+]] = llvm.extractvalue %[[V337]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V339:[^ ]+]] = llvm.extractvalue %[[V337]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V339]], ^bb50, ^bb51
// CHECK-NEXT:     ^bb50:  // pred: ^bb49
// CHECK-NEXT:       %[[V340:[^ ]+]] = llvm.mul %[[V330]], %[[V338]] : i32
// CHECK-NEXT:       llvm.br ^bb52(%[[V340]] : i32)
// CHECK-NEXT:     ^bb51:  // pred: ^bb49
// CHECK-NEXT:       llvm.br ^bb52(%[[V330]] : i32)
// CHECK-NEXT:     ^bb52(%[[V341:[^ ]+]]: i32):  // 2 preds: ^bb50, ^bb51
// CHECK-NEXT:       %[[V342:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V343:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V344:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V345:[^ ]+]] = llvm.sub %[[V344]], %[[V307]] : i32
// CHECK-NEXT:       %[[V346:[^ ]+]] = llvm.lshr %[[V343]], %[[V345]] : i32
// CHECK-NEXT:       %[[V347:[^ ]+]] = llvm.sub %[[V307]], %[[V342]] : i32
// CHECK-NEXT:       %[[V348:[^ ]+]] = nvvm.shfl.sync  bfly %[[V346]], %[[V341]], %[[V35]], %[[V347]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V349:[^ ]+]] = llvm.extractvalue %[[V348]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V350:[^ ]+]] = llvm.extractvalue %[[V348]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V350]], ^bb53, ^bb54
// CHECK-NEXT:     ^bb53:  // pred: ^bb52
// CHECK-NEXT:       %[[V351:[^ ]+]] = llvm.mul %[[V341]], %[[V349]] : i32
// CHECK-NEXT:       llvm.br ^bb55(%[[V351]] : i32)
// CHECK-NEXT:     ^bb54:  // pred: ^bb52
// CHECK-NEXT:       llvm.br ^bb55(%[[V341]] : i32)
// CHECK-NEXT:     ^bb55(%[[V352:[^ ]+]]: i32):  // 2 preds: ^bb53, ^bb54
// CHECK-NEXT:       %[[V353:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V354:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V355:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V356:[^ ]+]] = llvm.sub %[[V355]], %[[V307]] : i32
// CHECK-NEXT:       %[[V357:[^ ]+]] = llvm.lshr %[[V354]], %[[V356]] : i32
// CHECK-NEXT:       %[[V358:[^ ]+]] = llvm.sub %[[V307]], %[[V353]] : i32
// CHECK-NEXT:       %[[V359:[^ ]+]] = nvvm.shfl.sync  bfly %[[V357]], %[[V352]], %[[V34]], %[[V358]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V360:[^ ]+]] = llvm.extractvalue %[[V359]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V361:[^ ]+]] = llvm.extractvalue %[[V359]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V361]], ^bb56, ^bb57
// CHECK-NEXT:     ^bb56:  // pred: ^bb55
// CHECK-NEXT:       %[[V362:[^ ]+]] = llvm.mul %[[V352]], %[[V360]] : i32
// CHECK-NEXT:       llvm.br ^bb58(%[[V362]] : i32)
// CHECK-NEXT:     ^bb57:  // pred: ^bb55
// CHECK-NEXT:       llvm.br ^bb58(%[[V352]] : i32)
// CHECK-NEXT:     ^bb58(%[[V363:[^ ]+]]: i32):  // 2 preds: ^bb56, ^bb57
// CHECK-NEXT:       llvm.br ^bb60(%[[V363]] : i32)
// CHECK-NEXT:     ^bb59:  // pred: ^bb42
// CHECK-NEXT:       %[[V364:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V365:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V366:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V367:[^ ]+]] = llvm.sub %[[V366]], %[[V39]] : i32
// CHECK-NEXT:       %[[V368:[^ ]+]] = llvm.lshr %[[V365]], %[[V367]] : i32
// CHECK-NEXT:       %[[V369:[^ ]+]] = llvm.sub %[[V39]], %[[V364]] : i32
// CHECK-NEXT:       %[[V370:[^ ]+]] = nvvm.shfl.sync  bfly %[[V368]], %[[V279]], %[[V38]], %[[V369]] : i32 -> i32
// CHECK-NEXT:       %[[V371:[^ ]+]] = llvm.mul %[[V279]], %[[V370]] : i32
// CHECK-NEXT:       %[[V372:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V373:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V374:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V375:[^ ]+]] = llvm.sub %[[V374]], %[[V39]] : i32
// CHECK-NEXT:       %[[V376:[^ ]+]] = llvm.lshr %[[V373]], %[[V375]] : i32
// CHECK-NEXT:       %[[V377:[^ ]+]] = llvm.sub %[[V39]], %[[V372]] : i32
// CHECK-NEXT:       %[[V378:[^ ]+]] = nvvm.shfl.sync  bfly %[[V376]], %[[V371]], %[[V37]], %[[V377]] : i32 -> i32
// CHECK-NEXT:       %[[V379:[^ ]+]] = llvm.mul %[[V371]], %[[V378]] : i32
// CHECK-NEXT:       %[[V380:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V381:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V382:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V383:[^ ]+]] = llvm.sub %[[V382]], %[[V39]] : i32
// CHECK-NEXT:       %[[V384:[^ ]+]] = llvm.lshr %[[V381]], %[[V383]] : i32
// CHECK-NEXT:       %[[V385:[^ ]+]] = llvm.sub %[[V39]], %[[V380]] : i32
// CHECK-NEXT:       %[[V386:[^ ]+]] = nvvm.shfl.sync  bfly %[[V384]], %[[V379]], %[[V36]], %[[V385]] : i32 -> i32
// CHECK-NEXT:       %[[V387:[^ ]+]] = llvm.mul %[[V379]], %[[V386]] : i32
// CHECK-NEXT:       %[[V388:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V389:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V390:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V391:[^ ]+]] = llvm.sub %[[V390]], %[[V39]] : i32
// CHECK-NEXT:       %[[V392:[^ ]+]] = llvm.lshr %[[V389]], %[[V391]] : i32
// CHECK-NEXT:       %[[V393:[^ ]+]] = llvm.sub %[[V39]], %[[V388]] : i32
// CHECK-NEXT:       %[[V394:[^ ]+]] = nvvm.shfl.sync  bfly %[[V392]], %[[V387]], %[[V35]], %[[V393]] : i32 -> i32
// CHECK-NEXT:       %[[V395:[^ ]+]] = llvm.mul %[[V387]], %[[V394]] : i32
// CHECK-NEXT:       %[[V396:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V397:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V398:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V399:[^ ]+]] = llvm.sub %[[V398]], %[[V39]] : i32
// CHECK-NEXT:       %[[V400:[^ ]+]] = llvm.lshr %[[V397]], %[[V399]] : i32
// CHECK-NEXT:       %[[V401:[^ ]+]] = llvm.sub %[[V39]], %[[V396]] : i32
// CHECK-NEXT:       %[[V402:[^ ]+]] = nvvm.shfl.sync  bfly %[[V400]], %[[V395]], %[[V34]], %[[V401]] : i32 -> i32
// CHECK-NEXT:       %[[V403:[^ ]+]] = llvm.mul %[[V395]], %[[V402]] : i32
// CHECK-NEXT:       llvm.br ^bb60(%[[V403]] : i32)
// CHECK-NEXT:     ^bb60(%[[V404:[^ ]+]]: i32):  // 2 preds: ^bb58, ^bb59
// CHECK-NEXT:       llvm.cond_br %[[V305]], ^bb61, ^bb62
// CHECK-NEXT:     ^bb61:  // pred: ^bb60
// CHECK-NEXT:       %[[V405:[^ ]+]] = llvm.sdiv %[[V302]], %[[V39]] : i32
// CHECK-NEXT:       %[[V406:[^ ]+]] = llvm.sext %[[V405]] : i32 to i64
// CHECK-NEXT:       %[[V407:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V408:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V407]][%[[V406]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       llvm.store %[[V404]], %[[V408]] : i32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb63
// CHECK-NEXT:     ^bb62:  // pred: ^bb60
// CHECK-NEXT:       llvm.br ^bb63
// CHECK-NEXT:     ^bb63:  // 2 preds: ^bb61, ^bb62
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V409:[^ ]+]] = llvm.add %[[V303]], %[[V41]] : i32
// CHECK-NEXT:       %[[V410:[^ ]+]] = llvm.sdiv %[[V409]], %[[V39]] : i32
// CHECK-NEXT:       %[[V411:[^ ]+]] = llvm.icmp "slt" %[[V302]], %[[V410]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V411]], ^bb64, ^bb83
// CHECK-NEXT:     ^bb64:  // pred: ^bb63
// CHECK-NEXT:       %[[V412:[^ ]+]] = llvm.sext %[[V302]] : i32 to i64
// CHECK-NEXT:       %[[V413:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V414:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V413]][%[[V412]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       %[[V415:[^ ]+]] = llvm.load %[[V414]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:       %[[V416:[^ ]+]] = llvm.icmp "slt" %[[V410]], %[[V39]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V416]], ^bb65, ^bb81
// CHECK-NEXT:     ^bb65:  // pred: ^bb64
// CHECK-NEXT:       %[[V417:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V418:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V419:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V420:[^ ]+]] = llvm.sub %[[V419]], %[[V410]] : i32
// CHECK-NEXT:       %[[V421:[^ ]+]] = llvm.lshr %[[V418]], %[[V420]] : i32
// CHECK-NEXT:       %[[V422:[^ ]+]] = llvm.sub %[[V410]], %[[V417]] : i32
// CHECK-NEXT:       %[[V423:[^ ]+]] = nvvm.shfl.sync  bfly %[[V421]], %[[V415]], %[[V38]], %[[V422]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V424:[^ ]+]] = llvm.extractvalue %[[V423]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V425:[^ ]+]] = llvm.extractvalue %[[V423]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V425]], ^bb66, ^bb67
// CHECK-NEXT:     ^bb66:  // pred: ^bb65
// CHECK-NEXT:       %[[V426:[^ ]+]] = llvm.mul %[[V415]], %[[V424]] : i32
// CHECK-NEXT:       llvm.br ^bb68(%[[V426]] : i32)
// CHECK-NEXT:     ^bb67:  // pred: ^bb65
// CHECK-NEXT:       llvm.br ^bb68(%[[V415]] : i32)
// CHECK-NEXT:     ^bb68(%[[V427:[^ ]+]]: i32):  // 2 preds: ^bb66, ^bb67
// CHECK-NEXT:       %[[V428:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V429:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V430:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V431:[^ ]+]] = llvm.sub %[[V430]], %[[V410]] : i32
// CHECK-NEXT:       %[[V432:[^ ]+]] = llvm.lshr %[[V429]], %[[V431]] : i32
// CHECK-NEXT:       %[[V433:[^ ]+]] = llvm.sub %[[V410]], %[[V428]] : i32
// CHECK-NEXT:       %[[V434:[^ ]+]] = nvvm.shfl.sync  bfly %[[V432]], %[[V427]], %[[V37]], %[[V433]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V435:[^ ]+]] = llvm.extractvalue %[[V434]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V436:[^ ]+]] = llvm.extractvalue %[[V434]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V436]], ^bb69, ^bb70
// CHECK-NEXT:     ^bb69:  // pred: ^bb68
// CHECK-NEXT:       %[[V437:[^ ]+]] = llvm.mul %[[V427]], %[[V435]] : i32
// CHECK-NEXT:       llvm.br ^bb71(%[[V437]] : i32)
// CHECK-NEXT:     ^bb70:  // pred: ^bb68
// CHECK-NEXT:       llvm.br ^bb71(%[[V427]] : i32)
// CHECK-NEXT:     ^bb71(%[[V438:[^ ]+]]: i32):  // 2 preds: ^bb69, ^bb70
// CHECK-NEXT:       %[[V439:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V440:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V441:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V442:[^ ]+]] = llvm.sub %[[V441]], %[[V410]] : i32
// CHECK-NEXT:       %[[V443:[^ ]+]] = llvm.lshr %[[V440]], %[[V442]] : i32
// CHECK-NEXT:       %[[V444:[^ ]+]] = llvm.sub %[[V410]], %[[V439]] : i32
// CHECK-NEXT:       %[[V445:[^ ]+]] = nvvm.shfl.sync  bfly %[[V443]], %[[V438]], %[[V36]], %[[V444]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V446:[^ ]+]] = llvm.extractvalue %[[V445]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V447:[^ ]+]] = llvm.extractvalue %[[V445]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V447]], ^bb72, ^bb73
// CHECK-NEXT:     ^bb72:  // pred: ^bb71
// CHECK-NEXT:       %[[V448:[^ ]+]] = llvm.mul %[[V438]], %[[V446]] : i32
// CHECK-NEXT:       llvm.br ^bb74(%[[V448]] : i32)
// CHECK-NEXT:     ^bb73:  // pred: ^bb71
// CHECK-NEXT:       llvm.br ^bb74(%[[V438]] : i32)
// CHECK-NEXT:     ^bb74(%[[V449:[^ ]+]]: i32):  // 2 preds: ^bb72, ^bb73
// CHECK-NEXT:       %[[V450:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V451:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V452:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V453:[^ ]+]] = llvm.sub %[[V452]], %[[V410]] : i32
// CHECK-NEXT:       %[[V454:[^ ]+]] = llvm.lshr %[[V451]], %[[V453]] : i32
// CHECK-NEXT:       %[[V455:[^ ]+]] = llvm.sub %[[V410]], %[[V450]] : i32
// CHECK-NEXT:       %[[V456:[^ ]+]] = nvvm.shfl.sync  bfly %[[V454]], %[[V449]], %[[V35]], %[[V455]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V457:[^ ]+]] = llvm.extractvalue %[[V456]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V458:[^ ]+]] = llvm.extractvalue %[[V456]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V458]], ^bb75, ^bb76
// CHECK-NEXT:     ^bb75:  // pred: ^bb74
// CHECK-NEXT:       %[[V459:[^ ]+]] = llvm.mul %[[V449]], %[[V457]] : i32
// CHECK-NEXT:       llvm.br ^bb77(%[[V459]] : i32)
// CHECK-NEXT:     ^bb76:  // pred: ^bb74
// CHECK-NEXT:       llvm.br ^bb77(%[[V449]] : i32)
// CHECK-NEXT:     ^bb77(%[[V460:[^ ]+]]: i32):  // 2 preds: ^bb75, ^bb76
// CHECK-NEXT:       %[[V461:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V462:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V463:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V464:[^ ]+]] = llvm.sub %[[V463]], %[[V410]] : i32
// CHECK-NEXT:       %[[V465:[^ ]+]] = llvm.lshr %[[V462]], %[[V464]] : i32
// CHECK-NEXT:       %[[V466:[^ ]+]] = llvm.sub %[[V410]], %[[V461]] : i32
// CHECK-NEXT:       %[[V467:[^ ]+]] = nvvm.shfl.sync  bfly %[[V465]], %[[V460]], %[[V34]], %[[V466]] {return_value_and_is_valid} : i32 -> !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V468:[^ ]+]] = llvm.extractvalue %[[V467]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       %[[V469:[^ ]+]] = llvm.extractvalue %[[V467]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V469]], ^bb78, ^bb79
// CHECK-NEXT:     ^bb78:  // pred: ^bb77
// CHECK-NEXT:       %[[V470:[^ ]+]] = llvm.mul %[[V460]], %[[V468]] : i32
// CHECK-NEXT:       llvm.br ^bb80(%[[V470]] : i32)
// CHECK-NEXT:     ^bb79:  // pred: ^bb77
// CHECK-NEXT:       llvm.br ^bb80(%[[V460]] : i32)
// CHECK-NEXT:     ^bb80(%[[V471:[^ ]+]]: i32):  // 2 preds: ^bb78, ^bb79
// CHECK-NEXT:       llvm.br ^bb82(%[[V471]] : i32)
// CHECK-NEXT:     ^bb81:  // pred: ^bb64
// CHECK-NEXT:       %[[V472:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V473:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V474:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V475:[^ ]+]] = llvm.sub %[[V474]], %[[V39]] : i32
// CHECK-NEXT:       %[[V476:[^ ]+]] = llvm.lshr %[[V473]], %[[V475]] : i32
// CHECK-NEXT:       %[[V477:[^ ]+]] = llvm.sub %[[V39]], %[[V472]] : i32
// CHECK-NEXT:       %[[V478:[^ ]+]] = nvvm.shfl.sync  bfly %[[V476]], %[[V415]], %[[V38]], %[[V477]] : i32 -> i32
// CHECK-NEXT:       %[[V479:[^ ]+]] = llvm.mul %[[V415]], %[[V478]] : i32
// CHECK-NEXT:       %[[V480:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V481:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V482:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V483:[^ ]+]] = llvm.sub %[[V482]], %[[V39]] : i32
// CHECK-NEXT:       %[[V484:[^ ]+]] = llvm.lshr %[[V481]], %[[V483]] : i32
// CHECK-NEXT:       %[[V485:[^ ]+]] = llvm.sub %[[V39]], %[[V480]] : i32
// CHECK-NEXT:       %[[V486:[^ ]+]] = nvvm.shfl.sync  bfly %[[V484]], %[[V479]], %[[V37]], %[[V485]] : i32 -> i32
// CHECK-NEXT:       %[[V487:[^ ]+]] = llvm.mul %[[V479]], %[[V486]] : i32
// CHECK-NEXT:       %[[V488:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V489:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V490:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V491:[^ ]+]] = llvm.sub %[[V490]], %[[V39]] : i32
// CHECK-NEXT:       %[[V492:[^ ]+]] = llvm.lshr %[[V489]], %[[V491]] : i32
// CHECK-NEXT:       %[[V493:[^ ]+]] = llvm.sub %[[V39]], %[[V488]] : i32
// CHECK-NEXT:       %[[V494:[^ ]+]] = nvvm.shfl.sync  bfly %[[V492]], %[[V487]], %[[V36]], %[[V493]] : i32 -> i32
// CHECK-NEXT:       %[[V495:[^ ]+]] = llvm.mul %[[V487]], %[[V494]] : i32
// CHECK-NEXT:       %[[V496:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V497:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V498:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V499:[^ ]+]] = llvm.sub %[[V498]], %[[V39]] : i32
// CHECK-NEXT:       %[[V500:[^ ]+]] = llvm.lshr %[[V497]], %[[V499]] : i32
// CHECK-NEXT:       %[[V501:[^ ]+]] = llvm.sub %[[V39]], %[[V496]] : i32
// CHECK-NEXT:       %[[V502:[^ ]+]] = nvvm.shfl.sync  bfly %[[V500]], %[[V495]], %[[V35]], %[[V501]] : i32 -> i32
// CHECK-NEXT:       %[[V503:[^ ]+]] = llvm.mul %[[V495]], %[[V502]] : i32
// CHECK-NEXT:       %[[V504:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V505:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V506:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V507:[^ ]+]] = llvm.sub %[[V506]], %[[V39]] : i32
// CHECK-NEXT:       %[[V508:[^ ]+]] = llvm.lshr %[[V505]], %[[V507]] : i32
// CHECK-NEXT:       %[[V509:[^ ]+]] = llvm.sub %[[V39]], %[[V504]] : i32
// CHECK-NEXT:       %[[V510:[^ ]+]] = nvvm.shfl.sync  bfly %[[V508]], %[[V503]], %[[V34]], %[[V509]] : i32 -> i32
// CHECK-NEXT:       %[[V511:[^ ]+]] = llvm.mul %[[V503]], %[[V510]] : i32
// CHECK-NEXT:       llvm.br ^bb82(%[[V511]] : i32)
// CHECK-NEXT:     ^bb82(%[[V512:[^ ]+]]: i32):  // 2 preds: ^bb80, ^bb81
// CHECK-NEXT:       %[[V513:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V514:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V513]][%[[V33]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       llvm.store %[[V512]], %[[V514]] : i32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb84
// CHECK-NEXT:     ^bb83:  // pred: ^bb63
// CHECK-NEXT:       llvm.br ^bb84
// CHECK-NEXT:     ^bb84:  // 2 preds: ^bb82, ^bb83
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V515:[^ ]+]] = llvm.extractvalue %[[V21]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V516:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V515]][%[[V33]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, i32
// CHECK-NEXT:       %[[V517:[^ ]+]] = llvm.load %[[V516]] : !llvm.ptr<3> -> i32
// CHECK-NEXT:       llvm.return %[[V517]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

gpu.module @m {
  gpu.func @k(%a: f32) -> f32 {
    %0 = gpu.all_reduce %a uniform {
    ^bb0(%l: f32, %r: f32):
      %s = arith.addf %l, %r : f32
      gpu.yield %s : f32
    } : (f32) -> f32
    gpu.return %0 : f32
  }
}

// CHECK: module {
// CHECK-NEXT:   gpu.module @m {
// CHECK-NEXT:     llvm.mlir.global internal @__wg_k_0() {addr_space = 3 : i32} : !llvm.array<32 x f32>
// CHECK-NEXT:     llvm.func @k(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.addressof @__wg_k_0 : !llvm.ptr<3>
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.getelementptr %[[V0]][0, 0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, !llvm.array<32 x f32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V3:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V2]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V4:[^ ]+]] = llvm.insertvalue %[[V1]], %[[V3]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V5:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = llvm.insertvalue %[[V5]], %[[V4]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V7:[^ ]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = llvm.insertvalue %[[V7]], %[[V6]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V9:[^ ]+]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:       %[[V10:[^ ]+]] = llvm.insertvalue %[[V9]], %[[V8]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V11:[^ ]+]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:       %[[V12:[^ ]+]] = llvm.mlir.constant(16 : i32) : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = llvm.mlir.constant(8 : i32) : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = llvm.mlir.constant(31 : i32) : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = nvvm.read.ptx.sreg.ntid.x : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = llvm.sext %[[V20]] : i32 to i64
// CHECK-NEXT:       %[[V22:[^ ]+]] = llvm.trunc %[[V21]] : i64 to i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = nvvm.read.ptx.sreg.ntid.y : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = llvm.sext %[[V23]] : i32 to i64
// CHECK-NEXT:       %[[V25:[^ ]+]] = llvm.trunc %[[V24]] : i64 to i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = nvvm.read.ptx.sreg.ntid.z : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = llvm.sext %[[V26]] : i32 to i64
// CHECK-NEXT:       %[[V28:[^ ]+]] = llvm.trunc %[[V27]] : i64 to i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = nvvm.read.ptx.sreg.tid.x : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = llvm.sext %[[V29]] : i32 to i64
// CHECK-NEXT:       %[[V31:[^ ]+]] = llvm.trunc %[[V30]] : i64 to i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = nvvm.read.ptx.sreg.tid.y : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = llvm.sext %[[V32]] : i32 to i64
// CHECK-NEXT:       %[[V34:[^ ]+]] = llvm.trunc %[[V33]] : i64 to i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = nvvm.read.ptx.sreg.tid.z : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = llvm.sext %[[V35]] : i32 to i64
// CHECK-NEXT:       %[[V37:[^ ]+]] = llvm.trunc %[[V36]] : i64 to i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = llvm.mul %[[V37]], %[[V25]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = llvm.add %[[V38]], %[[V34]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = llvm.mul %[[V39]], %[[V22]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = llvm.mul %[[V22]], %[[V25]] : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = llvm.add %[[V40]], %[[V31]] : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = llvm.mul %[[V41]], %[[V28]] : i32
// CHECK-NEXT:       %[[V44:[^ ]+]] = llvm.and %[[V42]], %[[V19]] : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = llvm.icmp "eq" %[[V44]], %[[V18]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = llvm.sub %[[V42]], %[[V44]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = llvm.sub %[[V43]], %[[V46]] : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = llvm.icmp "slt" %[[V47]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V48]], ^bb1, ^bb22
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       %[[V49:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V50:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V51:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = llvm.sub %[[V51]], %[[V47]] : i32
// CHECK-NEXT:       %[[V53:[^ ]+]] = llvm.lshr %[[V50]], %[[V52]] : i32
// CHECK-NEXT:       %[[V54:[^ ]+]] = llvm.sub %[[V47]], %[[V49]] : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = nvvm.shfl.sync  bfly %[[V53]], %[[ARG0]], %[[V16]], %[[V54]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V56:[^ ]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V57:[^ ]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V57]], ^bb2, ^bb4(%[[ARG0]] : f32)
// CHECK-NEXT:     ^bb2:  // pred: ^bb1
// CHECK-NEXT:       llvm.br ^bb3
// CHECK-NEXT:     ^bb3:  // pred: ^bb2
// CHECK-NEXT:       %[[V58:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V56]] : f32
// CHECK-NEXT:       llvm.br ^bb4(%[[V58]] : f32)
// CHECK-NEXT:     ^bb4(%[[V59:[^ ]+]]: f32):  // 2 preds: ^bb1, ^bb3
// CHECK-NEXT:       llvm.br ^bb5
// CHECK-NEXT:     ^bb5:  // pred: ^bb4
// CHECK-NEXT:       %[[V60:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V61:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V62:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V63:[^ ]+]] = llvm.sub %[[V62]], %[[V47]] : i32
// CHECK-NEXT:       %[[V64:[^ ]+]] = llvm.lshr %[[V61]], %[[V63]] : i32
// CHECK-NEXT:       %[[V65:[^ ]+]] = llvm.sub %[[V47]], %[[V60]] : i32
// CHECK-NEXT:       %[[V66:[^ ]+]] = nvvm.shfl.sync  bfly %[[V64]], %[[V59]], %[[V15]], %[[V65]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V67:[^ ]+]] = llvm.extractvalue %[[V66]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V68:[^ ]+]] = llvm.extractvalue %[[V66]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V68]], ^bb6, ^bb8(%[[V59]] : f32)
// CHECK-NEXT:     ^bb6:  // pred: ^bb5
// CHECK-NEXT:       llvm.br ^bb7
// CHECK-NEXT:     ^bb7:  // pred: ^bb6
// CHECK-NEXT:       %[[V69:[^ ]+]] = llvm.fadd %[[V59]], %[[V67]] : f32
// CHECK-NEXT:       llvm.br ^bb8(%[[V69]] : f32)
// CHECK-NEXT:     ^bb8(%[[V70:[^ ]+]]: f32):  // 2 preds: ^bb5, ^bb7
// CHECK-NEXT:       llvm.br ^bb9
// CHECK-NEXT:     ^bb9:  // pred: ^bb8
// CHECK-NEXT:       %[[V71:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V72:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V73:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V74:[^ ]+]] = llvm.sub %[[V73]], %[[V47]] : i32
// CHECK-NEXT:       %[[V75:[^ ]+]] = llvm.lshr %[[V72]], %[[V74]] : i32
// CHECK-NEXT:       %[[V76:[^ ]+]] = llvm.sub %[[V47]], %[[V71]] : i32
// CHECK-NEXT:       %[[V77:[^ ]+]] = nvvm.shfl.sync  bfly %[[V75]], %[[V70]], %[[V14]], %[[V76]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V78:[^ ]+]] = llvm.extractvalue %[[V77]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V79:[^ ]+]] = llvm.extractvalue %[[V77]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V79]], ^bb10, ^bb12(%[[V70]] : f32)
// CHECK-NEXT:     ^bb10:  // pred: ^bb9
// CHECK-NEXT:       llvm.br ^bb11
// CHECK-NEXT:     ^bb11:  // pred: ^bb10
// CHECK-NEXT:       %[[V80:[^ ]+]] = llvm.fadd %[[V70]], %[[V78]] : f32
// CHECK-NEXT:       llvm.br ^bb12(%[[V80]] : f32)
// CHECK-NEXT:     ^bb12(%[[V81:[^ ]+]]: f32):  // 2 preds: ^bb9, ^bb11
// CHECK-NEXT:       llvm.br ^bb13
// CHECK-NEXT:     ^bb13:  // pred: ^bb12
// CHECK-NEXT:       %[[V82:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V83:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V84:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V85:[^ ]+]] = llvm.sub %[[V84]], %[[V47]] : i32
// CHECK-NEXT:       %[[V86:[^ ]+]] = llvm.lshr %[[V83]], %[[V85]] : i32
// CHECK-NEXT:       %[[V87:[^ ]+]] = llvm.sub %[[V47]], %[[V82]] : i32
// CHECK-NEXT:       %[[V88:[^ ]+]] = nvvm.shfl.sync  bfly %[[V86]], %[[V81]], %[[V13]], %[[V87]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V89:[^ ]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V90:[^ ]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V90]], ^bb14, ^bb16(%[[V81]] : f32)
// CHECK-NEXT:     ^bb14:  // pred: ^bb13
// CHECK-NEXT:       llvm.br ^bb15
// CHECK-NEXT:     ^bb15:  // pred: ^bb14
// CHECK-NEXT:       %[[V91:[^ ]+]] = llvm.fadd %[[V81]], %[[V89]] : f32
// CHECK-NEXT:       llvm.br ^bb16(%[[V91]] : f32)
// CHECK-NEXT:     ^bb16(%[[V92:[^ ]+]]: f32):  // 2 preds: ^bb13, ^bb15
// CHECK-NEXT:       llvm.br ^bb17
// CHECK-NEXT:     ^bb17:  // pred: ^bb16
// CHECK-NEXT:       %[[V93:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V94:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V95:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V96:[^ ]+]] = llvm.sub %[[V95]], %[[V47]] : i32
// CHECK-NEXT:       %[[V97:[^ ]+]] = llvm.lshr %[[V94]], %[[V96]] : i32
// CHECK-NEXT:       %[[V98:[^ ]+]] = llvm.sub %[[V47]], %[[V93]] : i32
// CHECK-NEXT:       %[[V99:[^ ]+]] = nvvm.shfl.sync  bfly %[[V97]], %[[V92]], %[[V12]], %[[V98]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V100:[^ ]+]] = llvm.extractvalue %[[V99]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V101:[^ ]+]] = llvm.extractvalue %[[V99]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V101]], ^bb18, ^bb20(%[[V92]] : f32)
// CHECK-NEXT:     ^bb18:  // pred: ^bb17
// CHECK-NEXT:       llvm.br ^bb19
// CHECK-NEXT:     ^bb19:  // pred: ^bb18
// CHECK-NEXT:       %[[V102:[^ ]+]] = llvm.fadd %[[V92]], %[[V100]] : f32
// CHECK-NEXT:       llvm.br ^bb20(%[[V102]] : f32)
// CHECK-NEXT:     ^bb20(%[[V103:[^ ]+]]: f32):  // 2 preds: ^bb17, ^bb19
// CHECK-NEXT:       llvm.br ^bb21(%[[V103]] : f32)
// CHECK-NEXT:     ^bb21(%[[V104:[^ ]+]]: f32):  // 2 preds: ^bb20, ^bb31
// CHECK-NEXT:       llvm.br ^bb32
// CHECK-NEXT:     ^bb22:  // pred: ^bb0
// CHECK-NEXT:       %[[V105:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V106:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V107:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V108:[^ ]+]] = llvm.sub %[[V107]], %[[V17]] : i32
// CHECK-NEXT:       %[[V109:[^ ]+]] = llvm.lshr %[[V106]], %[[V108]] : i32
// CHECK-NEXT:       %[[V110:[^ ]+]] = llvm.sub %[[V17]], %[[V105]] : i32
// CHECK-NEXT:       %[[V111:[^ ]+]] = nvvm.shfl.sync  bfly %[[V109]], %[[ARG0]], %[[V16]], %[[V110]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb23
// CHECK-NEXT:     ^bb23:  // pred: ^bb22
// CHECK-NEXT:       %[[V112:[^ ]+]] = llvm.fadd %[[ARG0]], %[[V111]] : f32
// CHECK-NEXT:       llvm.br ^bb24
// CHECK-NEXT:     ^bb24:  // pred: ^bb23
// CHECK-NEXT:       %[[V113:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V114:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V115:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V116:[^ ]+]] = llvm.sub %[[V115]], %[[V17]] : i32
// CHECK-NEXT:       %[[V117:[^ ]+]] = llvm.lshr %[[V114]], %[[V116]] : i32
// CHECK-NEXT:       %[[V118:[^ ]+]] = llvm.sub %[[V17]], %[[V113]] : i32
// CHECK-NEXT:       %[[V119:[^ ]+]] = nvvm.shfl.sync  bfly %[[V117]], %[[V112]], %[[V15]], %[[V118]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb25
// CHECK-NEXT:     ^bb25:  // pred: ^bb24
// CHECK-NEXT:       %[[V120:[^ ]+]] = llvm.fadd %[[V112]], %[[V119]] : f32
// CHECK-NEXT:       llvm.br ^bb26
// CHECK-NEXT:     ^bb26:  // pred: ^bb25
// CHECK-NEXT:       %[[V121:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V122:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V123:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V124:[^ ]+]] = llvm.sub %[[V123]], %[[V17]] : i32
// CHECK-NEXT:       %[[V125:[^ ]+]] = llvm.lshr %[[V122]], %[[V124]] : i32
// CHECK-NEXT:       %[[V126:[^ ]+]] = llvm.sub %[[V17]], %[[V121]] : i32
// CHECK-NEXT:       %[[V127:[^ ]+]] = nvvm.shfl.sync  bfly %[[V125]], %[[V120]], %[[V14]], %[[V126]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb27
// CHECK-NEXT:     ^bb27:  // pred: ^bb26
// CHECK-NEXT:       %[[V128:[^ ]+]] = llvm.fadd %[[V120]], %[[V127]] : f32
// CHECK-NEXT:       llvm.br ^bb28
// CHECK-NEXT:     ^bb28:  // pred: ^bb27
// CHECK-NEXT:       %[[V129:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V130:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V131:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V132:[^ ]+]] = llvm.sub %[[V131]], %[[V17]] : i32
// CHECK-NEXT:       %[[V133:[^ ]+]] = llvm.lshr %[[V130]], %[[V132]] : i32
// CHECK-NEXT:       %[[V134:[^ ]+]] = llvm.sub %[[V17]], %[[V129]] : i32
// CHECK-NEXT:       %[[V135:[^ ]+]] = nvvm.shfl.sync  bfly %[[V133]], %[[V128]], %[[V13]], %[[V134]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb29
// CHECK-NEXT:     ^bb29:  // pred: ^bb28
// CHECK-NEXT:       %[[V136:[^ ]+]] = llvm.fadd %[[V128]], %[[V135]] : f32
// CHECK-NEXT:       llvm.br ^bb30
// CHECK-NEXT:     ^bb30:  // pred: ^bb29
// CHECK-NEXT:       %[[V137:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V138:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V139:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V140:[^ ]+]] = llvm.sub %[[V139]], %[[V17]] : i32
// CHECK-NEXT:       %[[V141:[^ ]+]] = llvm.lshr %[[V138]], %[[V140]] : i32
// CHECK-NEXT:       %[[V142:[^ ]+]] = llvm.sub %[[V17]], %[[V137]] : i32
// CHECK-NEXT:       %[[V143:[^ ]+]] = nvvm.shfl.sync  bfly %[[V141]], %[[V136]], %[[V12]], %[[V142]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb31
// CHECK-NEXT:     ^bb31:  // pred: ^bb30
// CHECK-NEXT:       %[[V144:[^ ]+]] = llvm.fadd %[[V136]], %[[V143]] : f32
// CHECK-NEXT:       llvm.br ^bb21(%[[V144]] : f32)
// CHECK-NEXT:     ^bb32:  // pred: ^bb21
// CHECK-NEXT:       llvm.cond_br %[[V45]], ^bb33, ^bb34
// CHECK-NEXT:     ^bb33:  // pred: ^bb32
// CHECK-NEXT:       %[[V145:[^ ]+]] = llvm.sdiv %[[V42]], %[[V17]] : i32
// CHECK-NEXT:       %[[V146:[^ ]+]] = llvm.sext %[[V145]] : i32 to i64
// CHECK-NEXT:       %[[V147:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V148:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V147]][%[[V146]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V104]], %[[V148]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb35
// CHECK-NEXT:     ^bb34:  // pred: ^bb32
// CHECK-NEXT:       llvm.br ^bb35
// CHECK-NEXT:     ^bb35:  // 2 preds: ^bb33, ^bb34
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V149:[^ ]+]] = llvm.add %[[V43]], %[[V19]] : i32
// CHECK-NEXT:       %[[V150:[^ ]+]] = llvm.sdiv %[[V149]], %[[V17]] : i32
// CHECK-NEXT:       %[[V151:[^ ]+]] = llvm.icmp "slt" %[[V42]], %[[V150]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V151]], ^bb36, ^bb69
// CHECK-NEXT:     ^bb36:  // pred: ^bb35
// CHECK-NEXT:       %[[V152:[^ ]+]] = llvm.sext %[[V42]] : i32 to i64
// CHECK-NEXT:       %[[V153:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V154:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V153]][%[[V152]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V155:[^ ]+]] = llvm.load %[[V154]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       %[[V156:[^ ]+]] = llvm.icmp "slt" %[[V150]], %[[V17]] : i32
// CHECK-NEXT:       llvm.cond_br %[[V156]], ^bb37, ^bb58
// CHECK-NEXT:     ^bb37:  // pred: ^bb36
// CHECK-NEXT:       %[[V157:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V158:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V159:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V160:[^ ]+]] = llvm.sub %[[V159]], %[[V150]] : i32
// CHECK-NEXT:       %[[V161:[^ ]+]] = llvm.lshr %[[V158]], %[[V160]] : i32
// CHECK-NEXT:       %[[V162:[^ ]+]] = llvm.sub %[[V150]], %[[V157]] : i32
// CHECK-NEXT:       %[[V163:[^ ]+]] = nvvm.shfl.sync  bfly %[[V161]], %[[V155]], %[[V16]], %[[V162]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V164:[^ ]+]] = llvm.extractvalue %[[V163]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V165:[^ ]+]] = llvm.extractvalue %[[V163]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V165]], ^bb38, ^bb40(%[[V155]] : f32)
// CHECK-NEXT:     ^bb38:  // pred: ^bb37
// CHECK-NEXT:       llvm.br ^bb39
// CHECK-NEXT:     ^bb39:  // pred: ^bb38
// CHECK-NEXT:       %[[V166:[^ ]+]] = llvm.fadd %[[V155]], %[[V164]] : f32
// CHECK-NEXT:       llvm.br ^bb40(%[[V166]] : f32)
// CHECK-NEXT:     ^bb40(%[[V167:[^ ]+]]: f32):  // 2 preds: ^bb37, ^bb39
// CHECK-NEXT:       llvm.br ^bb41
// CHECK-NEXT:     ^bb41:  // pred: ^bb40
// CHECK-NEXT:       %[[V168:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V169:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V170:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V171:[^ ]+]] = llvm.sub %[[V170]], %[[V150]] : i32
// CHECK-NEXT:       %[[V172:[^ ]+]] = llvm.lshr %[[V169]], %[[V171]] : i32
// CHECK-NEXT:       %[[V173:[^ ]+]] = llvm.sub %[[V150]], %[[V168]] : i32
// CHECK-NEXT:       %[[V174:[^ ]+]] = nvvm.shfl.sync  bfly %[[V172]], %[[V167]], %[[V15]], %[[V173]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V175:[^ ]+]] = llvm.extractvalue %[[V174]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V176:[^ ]+]] = llvm.extractvalue %[[V174]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V176]], ^bb42, ^bb44(%[[V167]] : f32)
// CHECK-NEXT:     ^bb42:  // pred: ^bb41
// CHECK-NEXT:       llvm.br ^bb43
// CHECK-NEXT:     ^bb43:  // pred: ^bb42
// CHECK-NEXT:       %[[V177:[^ ]+]] = llvm.fadd %[[V167]], %[[V175]] : f32
// CHECK-NEXT:       llvm.br ^bb44(%[[V177]] : f32)
// CHECK-NEXT:     ^bb44(%[[V178:[^ ]+]]: f32):  // 2 preds: ^bb41, ^bb43
// CHECK-NEXT:       llvm.br ^bb45
// CHECK-NEXT:     ^bb45:  // pred: ^bb44
// CHECK-NEXT:       %[[V179:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V180:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V181:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V182:[^ ]+]] = llvm.sub %[[V181]], %[[V150]] : i32
// CHECK-NEXT:       %[[V183:[^ ]+]] = llvm.lshr %[[V180]], %[[V182]] : i32
// CHECK-NEXT:       %[[V184:[^ ]+]] = llvm.sub %[[V150]], %[[V179]] : i32
// CHECK-NEXT:       %[[V185:[^ ]+]] = nvvm.shfl.sync  bfly %[[V183]], %[[V178]], %[[V14]], %[[V184]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V186:[^ ]+]] = llvm.extractvalue %[[V185]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V187:[^ ]+]] = llvm.extractvalue %[[V185]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V187]], ^bb46, ^bb48(%[[V178]] : f32)
// CHECK-NEXT:     ^bb46:  // pred: ^bb45
// CHECK-NEXT:       llvm.br ^bb47
// CHECK-NEXT:     ^bb47:  // pred: ^bb46
// CHECK-NEXT:       %[[V188:[^ ]+]] = llvm.fadd %[[V178]], %[[V186]] : f32
// CHECK-NEXT:       llvm.br ^bb48(%[[V188]] : f32)
// CHECK-NEXT:     ^bb48(%[[V189:[^ ]+]]: f32):  // 2 preds: ^bb45, ^bb47
// CHECK-NEXT:       llvm.br ^bb49
// CHECK-NEXT:     ^bb49:  // pred: ^bb48
// CHECK-NEXT:       %[[V190:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V191:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V192:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V193:[^ ]+]] = llvm.sub %[[V192]], %[[V150]] : i32
// CHECK-NEXT:       %[[V194:[^ ]+]] = llvm.lshr %[[V191]], %[[V193]] : i32
// CHECK-NEXT:       %[[V195:[^ ]+]] = llvm.sub %[[V150]], %[[V190]] : i32
// CHECK-NEXT:       %[[V196:[^ ]+]] = nvvm.shfl.sync  bfly %[[V194]], %[[V189]], %[[V13]], %[[V195]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V197:[^ ]+]] = llvm.extractvalue %[[V196]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V198:[^ ]+]] = llvm.extractvalue %[[V196]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V198]], ^bb50, ^bb52(%[[V189]] : f32)
// CHECK-NEXT:     ^bb50:  // pred: ^bb49
// CHECK-NEXT:       llvm.br ^bb51
// CHECK-NEXT:     ^bb51:  // pred: ^bb50
// CHECK-NEXT:       %[[V199:[^ ]+]] = llvm.fadd %[[V189]], %[[V197]] : f32
// CHECK-NEXT:       llvm.br ^bb52(%[[V199]] : f32)
// CHECK-NEXT:     ^bb52(%[[V200:[^ ]+]]: f32):  // 2 preds: ^bb49, ^bb51
// CHECK-NEXT:       llvm.br ^bb53
// CHECK-NEXT:     ^bb53:  // pred: ^bb52
// CHECK-NEXT:       %[[V201:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V202:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V203:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V204:[^ ]+]] = llvm.sub %[[V203]], %[[V150]] : i32
// CHECK-NEXT:       %[[V205:[^ ]+]] = llvm.lshr %[[V202]], %[[V204]] : i32
// CHECK-NEXT:       %[[V206:[^ ]+]] = llvm.sub %[[V150]], %[[V201]] : i32
// CHECK-NEXT:       %[[V207:[^ ]+]] = nvvm.shfl.sync  bfly %[[V205]], %[[V200]], %[[V12]], %[[V206]] {return_value_and_is_valid} : f32 -> !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V208:[^ ]+]] = llvm.extractvalue %[[V207]][0] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       %[[V209:[^ ]+]] = llvm.extractvalue %[[V207]][1] : !llvm.struct<(f32, i1)>
// CHECK-NEXT:       llvm.cond_br %[[V209]], ^bb54, ^bb56(%[[V200]] : f32)
// CHECK-NEXT:     ^bb54:  // pred: ^bb53
// CHECK-NEXT:       llvm.br ^bb55
// CHECK-NEXT:     ^bb55:  // pred: ^bb54
// CHECK-NEXT:       %[[V210:[^ ]+]] = llvm.fadd %[[V200]], %[[V208]] : f32
// CHECK-NEXT:       llvm.br ^bb56(%[[V210]] : f32)
// CHECK-NEXT:     ^bb56(%[[V211:[^ ]+]]: f32):  // 2 preds: ^bb53, ^bb55
// CHECK-NEXT:       llvm.br ^bb57(%[[V211]] : f32)
// CHECK-NEXT:     ^bb57(%[[V212:[^ ]+]]: f32):  // 2 preds: ^bb56, ^bb67
// CHECK-NEXT:       llvm.br ^bb68
// CHECK-NEXT:     ^bb58:  // pred: ^bb36
// CHECK-NEXT:       %[[V213:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V214:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V215:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V216:[^ ]+]] = llvm.sub %[[V215]], %[[V17]] : i32
// CHECK-NEXT:       %[[V217:[^ ]+]] = llvm.lshr %[[V214]], %[[V216]] : i32
// CHECK-NEXT:       %[[V218:[^ ]+]] = llvm.sub %[[V17]], %[[V213]] : i32
// CHECK-NEXT:       %[[V219:[^ ]+]] = nvvm.shfl.sync  bfly %[[V217]], %[[V155]], %[[V16]], %[[V218]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb59
// CHECK-NEXT:     ^bb59:  // pred: ^bb58
// CHECK-NEXT:       %[[V220:[^ ]+]] = llvm.fadd %[[V155]], %[[V219]] : f32
// CHECK-NEXT:       llvm.br ^bb60
// CHECK-NEXT:     ^bb60:  // pred: ^bb59
// CHECK-NEXT:       %[[V221:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V222:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V223:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V224:[^ ]+]] = llvm.sub %[[V223]], %[[V17]] : i32
// CHECK-NEXT:       %[[V225:[^ ]+]] = llvm.lshr %[[V222]], %[[V224]] : i32
// CHECK-NEXT:       %[[V226:[^ ]+]] = llvm.sub %[[V17]], %[[V221]] : i32
// CHECK-NEXT:       %[[V227:[^ ]+]] = nvvm.shfl.sync  bfly %[[V225]], %[[V220]], %[[V15]], %[[V226]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb61
// CHECK-NEXT:     ^bb61:  // pred: ^bb60
// CHECK-NEXT:       %[[V228:[^ ]+]] = llvm.fadd %[[V220]], %[[V227]] : f32
// CHECK-NEXT:       llvm.br ^bb62
// CHECK-NEXT:     ^bb62:  // pred: ^bb61
// CHECK-NEXT:       %[[V229:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V230:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V231:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V232:[^ ]+]] = llvm.sub %[[V231]], %[[V17]] : i32
// CHECK-NEXT:       %[[V233:[^ ]+]] = llvm.lshr %[[V230]], %[[V232]] : i32
// CHECK-NEXT:       %[[V234:[^ ]+]] = llvm.sub %[[V17]], %[[V229]] : i32
// CHECK-NEXT:       %[[V235:[^ ]+]] = nvvm.shfl.sync  bfly %[[V233]], %[[V228]], %[[V14]], %[[V234]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb63
// CHECK-NEXT:     ^bb63:  // pred: ^bb62
// CHECK-NEXT:       %[[V236:[^ ]+]] = llvm.fadd %[[V228]], %[[V235]] : f32
// CHECK-NEXT:       llvm.br ^bb64
// CHECK-NEXT:     ^bb64:  // pred: ^bb63
// CHECK-NEXT:       %[[V237:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V238:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V239:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V240:[^ ]+]] = llvm.sub %[[V239]], %[[V17]] : i32
// CHECK-NEXT:       %[[V241:[^ ]+]] = llvm.lshr %[[V238]], %[[V240]] : i32
// CHECK-NEXT:       %[[V242:[^ ]+]] = llvm.sub %[[V17]], %[[V237]] : i32
// CHECK-NEXT:       %[[V243:[^ ]+]] = nvvm.shfl.sync  bfly %[[V241]], %[[V236]], %[[V13]], %[[V242]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb65
// CHECK-NEXT:     ^bb65:  // pred: ^bb64
// CHECK-NEXT:       %[[V244:[^ ]+]] = llvm.fadd %[[V236]], %[[V243]] : f32
// CHECK-NEXT:       llvm.br ^bb66
// CHECK-NEXT:     ^bb66:  // pred: ^bb65
// CHECK-NEXT:       %[[V245:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V246:[^ ]+]] = llvm.mlir.constant(-1 : i32) : i32
// CHECK-NEXT:       %[[V247:[^ ]+]] = llvm.mlir.constant(32 : i32) : i32
// CHECK-NEXT:       %[[V248:[^ ]+]] = llvm.sub %[[V247]], %[[V17]] : i32
// CHECK-NEXT:       %[[V249:[^ ]+]] = llvm.lshr %[[V246]], %[[V248]] : i32
// CHECK-NEXT:       %[[V250:[^ ]+]] = llvm.sub %[[V17]], %[[V245]] : i32
// CHECK-NEXT:       %[[V251:[^ ]+]] = nvvm.shfl.sync  bfly %[[V249]], %[[V244]], %[[V12]], %[[V250]] : f32 -> f32
// CHECK-NEXT:       llvm.br ^bb67
// CHECK-NEXT:     ^bb67:  // pred: ^bb66
// CHECK-NEXT:       %[[V252:[^ ]+]] = llvm.fadd %[[V244]], %[[V251]] : f32
// CHECK-NEXT:       llvm.br ^bb57(%[[V252]] : f32)
// CHECK-NEXT:     ^bb68:  // pred: ^bb57
// CHECK-NEXT:       %[[V253:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V254:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V253]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       llvm.store %[[V212]], %[[V254]] : f32, !llvm.ptr<3>
// CHECK-NEXT:       llvm.br ^bb70
// CHECK-NEXT:     ^bb69:  // pred: ^bb35
// CHECK-NEXT:       llvm.br ^bb70
// CHECK-NEXT:     ^bb70:  // 2 preds: ^bb68, ^bb69
// CHECK-NEXT:       nvvm.barrier0
// CHECK-NEXT:       %[[V255:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:       %[[V256:[^ ]+]] = llvm.getelementptr inbounds|nuw %[[V255]][%[[V11]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT:       %[[V257:[^ ]+]] = llvm.load %[[V256]] : !llvm.ptr<3> -> f32
// CHECK-NEXT:       llvm.return %[[V257]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }
